import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Person } from "../../contract/Person";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const HandoverProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** A length of cloth over it. */
  band: z.optional(Picture),
  /** Reader of the request. */
  person: Person,
  /** Its outcome, and the day of it. */
  steps: z.array(z.object({ when: z.string(), text: z.string() })).check(z.minLength(1)),
  /** Beside the way to the form: what it will ask for. */
  prepareTitle: z.string(),
  prepare: z.array(z.string()).check(z.minLength(1)),
  /** The first is the button. */
  actions: z.array(SiteLink).check(z.minLength(1)),
  note: z.optional(z.string()),
});
export type HandoverProps = z.infer<typeof HandoverProps>;

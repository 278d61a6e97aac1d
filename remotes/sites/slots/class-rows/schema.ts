import { CLASS_STATES } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href } from "../../contract/SiteLink";

const Shown = {
  state: z.enum(CLASS_STATES),
  title: z.string(),
  /** How long, where and from when. */
  facts: z.string(),
  picture: Picture,
  href: z.optional(Href),
};

export const ClassRowsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  first: z.object({ ...Shown, text: z.string() }),
  others: z.array(z.object(Shown)).check(z.maxLength(3)),
  /** What else there is, in a line. */
  note: z.optional(z.string()),
});
export type ClassRowsProps = z.infer<typeof ClassRowsProps>;

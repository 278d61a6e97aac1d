import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const SignedPromisesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  promises: z.array(z.object({ title: z.string(), text: z.string() })).check(z.minLength(1)),
  note: z.optional(z.string()),
  link: z.optional(SiteLink),
});
export type SignedPromisesProps = z.infer<typeof SignedPromisesProps>;

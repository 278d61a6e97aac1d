import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const HeroFootworkProps = z.object({
  anchor: Anchor,
  /** Three lines, from the widest to the narrowest, which is coloured. */
  title: z.string().check(z.regex(/^[^\n]+\n[^\n]+\n[^\n]+$/)),
  lede: z.string(),
  /** The first is the button. */
  actions: z.optional(z.array(SiteLink)),
  /** What the drawing of twelve steps says, under it. */
  caption: z.string(),
});
export type HeroFootworkProps = z.infer<typeof HeroFootworkProps>;

import * as z from "zod/mini";

import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const HeroTagProps = z.object({
  title: z.string(),
  lede: z.string(),
  /** The first is the button. */
  actions: z.optional(z.array(SiteLink)),
  cloth: Picture,
  /** A label pinned to the cloth: one thing, and how it fares. */
  tag: z.object({ number: z.string(), name: z.string(), text: z.string() }),
});
export type HeroTagProps = z.infer<typeof HeroTagProps>;

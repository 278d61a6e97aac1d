import * as z from "zod/mini";

import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const HeroCentredProps = z.object({
  title: z.string(),
  lede: z.string(),
  /** The first is the button. */
  actions: z.optional(z.array(SiteLink)),
  /** A length of cloth from edge to edge below the words. */
  band: Picture,
  /** What the cloth is. */
  caption: z.optional(z.string()),
});
export type HeroCentredProps = z.infer<typeof HeroCentredProps>;

import * as z from "zod/mini";

import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const HeroSplitProps = z.object({
  title: z.string(),
  lede: z.string(),
  /** The first is the button. */
  actions: z.optional(z.array(SiteLink)),
  /** Three lengths of cloth, from the words outwards: the last runs out to the window's edge. */
  cloths: z.tuple([Picture, Picture, Picture]),
});
export type HeroSplitProps = z.infer<typeof HeroSplitProps>;

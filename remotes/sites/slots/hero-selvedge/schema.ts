import * as z from "zod/mini";

import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const HeroSelvedgeProps = z.object({
  title: z.string(),
  lede: z.string(),
  actions: z.optional(z.array(SiteLink)),
  picture: Picture,
});
export type HeroSelvedgeProps = z.infer<typeof HeroSelvedgeProps>;

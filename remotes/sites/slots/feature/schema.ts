import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href } from "../../contract/SiteLink";

export const FeatureProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  facts: z.array(z.string()).check(z.minLength(1)),
  picture: Picture,
  href: z.optional(Href),
});
export type FeatureProps = z.infer<typeof FeatureProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const PleaProps = z.object({
  anchor: Anchor,
  title: z.string(),
  actions: z.array(SiteLink).check(z.minLength(1)),
});
export type PleaProps = z.infer<typeof PleaProps>;

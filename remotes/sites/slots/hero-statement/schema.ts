import * as z from "zod/mini";

import { SiteLink } from "../../contract/SiteLink";

export const HeroStatementProps = z.object({
  title: z.string(),
  lede: z.string(),
  actions: z.optional(z.array(SiteLink)),
});
export type HeroStatementProps = z.infer<typeof HeroStatementProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const ReunionProps = z.object({
  anchor: Anchor,
  when: z.string(),
  title: z.string(),
  text: z.string(),
  caption: z.string(),
  columns: z.object({ group: z.string(), host: z.string(), coming: z.string() }),
  groups: z
    .array(z.object({ group: z.string(), host: z.string(), coming: z.int().check(z.gte(0)) }))
    .check(z.minLength(1)),
  actions: z.optional(z.array(SiteLink)),
});
export type ReunionProps = z.infer<typeof ReunionProps>;

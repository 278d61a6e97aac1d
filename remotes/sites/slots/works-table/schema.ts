import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href, SiteLink } from "../../contract/SiteLink";

export const WorksTableProps = z.object({
  anchor: Anchor,
  title: z.string(),
  intro: z.string(),
  columns: z.object({ work: z.string(), trade: z.string(), city: z.string(), by: z.string(), free: z.string() }),
  works: z
    .array(
      z.object({
        work: z.string(),
        trade: z.string(),
        city: z.string(),
        by: z.string(),
        /** When its maker is free: a word or a month. */
        free: z.string(),
        isFreeNow: z.optional(z.boolean()),
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
  more: z.optional(SiteLink),
});
export type WorksTableProps = z.infer<typeof WorksTableProps>;

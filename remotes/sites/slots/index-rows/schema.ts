import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href } from "../../contract/SiteLink";

export const IndexRowsProps = z.object({
  anchor: Anchor,
  /** Heard, not seen: the rows speak for themselves. */
  title: z.string(),
  rows: z
    .array(
      z.object({
        title: z.string(),
        text: z.string(),
        /** What it costs, or another fact that decides. */
        fact: z.string(),
        /** A row without an address is not a link. */
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
});
export type IndexRowsProps = z.infer<typeof IndexRowsProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href } from "../../contract/SiteLink";

export const ArticlesProps = z.object({
  anchor: Anchor,
  /** Heard, not seen: the first article is its own headline. */
  title: z.string(),
  lead: z.object({
    kind: z.string(),
    title: z.string(),
    text: z.string(),
    by: z.string(),
    href: z.optional(Href),
  }),
  others: z
    .array(z.object({ number: z.string(), title: z.string(), by: z.string(), href: z.optional(Href) }))
    .check(z.minLength(1)),
});
export type ArticlesProps = z.infer<typeof ArticlesProps>;

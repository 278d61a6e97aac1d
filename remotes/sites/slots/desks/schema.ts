import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href, SiteLink } from "../../contract/SiteLink";

export const DesksProps = z.object({
  anchor: Anchor,
  /** Heard, not seen: each column has a title of its own. */
  title: z.string(),
  desks: z
    .array(
      z.object({
        title: z.string(),
        /** All that there is of it. */
        href: z.optional(Href),
        stories: z.array(z.object({ title: z.string(), href: z.optional(Href) })).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(2), z.maxLength(4)),
  /** The line below: what it is, and where it goes on. */
  note: z.optional(z.string()),
  more: z.optional(SiteLink),
});
export type DesksProps = z.infer<typeof DesksProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href, SiteLink } from "../../contract/SiteLink";

export const PlacesProps = z.object({
  anchor: Anchor,
  /** Heard, not seen: the names speak for themselves. */
  title: z.string(),
  places: z
    .array(z.object({ name: z.string(), count: z.int().check(z.positive()), href: z.optional(Href) }))
    .check(z.minLength(1)),
  summary: z.string(),
  link: z.optional(SiteLink),
});
export type PlacesProps = z.infer<typeof PlacesProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href, SiteLink } from "../../contract/SiteLink";

export const OpeningsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  openings: z
    .array(
      z.object({
        /** `19.30`, in the zone beside it. */
        time: z.string(),
        zone: z.object({ short: z.string(), long: z.string() }),
        name: z.string(),
        place: z.string(),
        text: z.string(),
        picture: Picture,
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
  more: z.optional(SiteLink),
});
export type OpeningsProps = z.infer<typeof OpeningsProps>;

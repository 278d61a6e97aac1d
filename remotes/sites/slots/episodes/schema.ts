import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href } from "../../contract/SiteLink";

export const EpisodesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  episodes: z
    .array(
      z.object({
        title: z.string(),
        text: z.string(),
        /** Minutes and seconds as they are read, `34.12`. */
        length: z.string(),
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
});
export type EpisodesProps = z.infer<typeof EpisodesProps>;

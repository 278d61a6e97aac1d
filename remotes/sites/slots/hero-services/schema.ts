import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href } from "../../contract/SiteLink";

export const HeroServicesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  search: z.object({
    label: z.string(),
    example: z.string(),
    /** What is counted, after the number: `layanan`. */
    counted: z.string(),
    /** Said when nothing fits. */
    nothing: z.string(),
  }),
  groups: z
    .array(
      z.object({
        title: z.string(),
        /** `note` says how long, where or how large. */
        services: z
          .array(z.object({ name: z.string(), note: z.string(), href: z.optional(Href) }))
          .check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
});
export type HeroServicesProps = z.infer<typeof HeroServicesProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Craft } from "../../contract/Craft";
import { Href } from "../../contract/SiteLink";

export const GraduatesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  people: z
    .array(
      z.object({
        name: z.string(),
        craft: Craft,
        /** Where they are now, in a word or two. */
        place: z.string(),
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
});
export type GraduatesProps = z.infer<typeof GraduatesProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href } from "../../contract/SiteLink";

export const SpeakersProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** Specification section 3. */
  speakers: z
    .array(
      z.object({
        name: z.string(),
        bio: z.string(),
        picture: Picture,
        isConfirmed: z.boolean(),
        /** Their own page. */
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
});
export type SpeakersProps = z.infer<typeof SpeakersProps>;

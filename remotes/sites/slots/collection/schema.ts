import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const CollectionProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  more: z.optional(SiteLink),
  /** BCP 47 tag of what the characters are written in, `jv-Java`. */
  script: z.string(),
  characters: z.array(z.object({ character: z.string(), sound: z.string() })).check(z.minLength(1)),
});
export type CollectionProps = z.infer<typeof CollectionProps>;

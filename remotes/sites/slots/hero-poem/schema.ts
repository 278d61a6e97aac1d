import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const HeroPoemProps = z.object({
  anchor: Anchor,
  /** Heard, not seen: the poem is the title. */
  title: z.string(),
  /** BCP 47 tags of the letters and of how they are spoken: `jv-Java`, `jv`. */
  script: z.string(),
  language: z.string(),
  lines: z
    .array(
      z.object({
        letters: z.array(z.string()).check(z.minLength(1), z.maxLength(6)),
        spoken: z.string(),
        meaning: z.string(),
      }),
    )
    .check(z.minLength(1)),
});
export type HeroPoemProps = z.infer<typeof HeroPoemProps>;

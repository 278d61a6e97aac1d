import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const ContentsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  parts: z
    .array(
      z.object({
        title: z.string(),
        chapters: z.array(z.object({ title: z.string(), page: z.int().check(z.positive()) })).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
});
export type ContentsProps = z.infer<typeof ContentsProps>;

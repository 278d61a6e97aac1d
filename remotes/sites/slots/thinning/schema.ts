import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const ThinningProps = z.object({
  anchor: Anchor,
  title: z.string(),
  caption: z.string(),
  rows: z
    .array(
      z.object({
        label: z.string(),
        /** Of a hundred. */
        value: z.int().check(z.minimum(0), z.maximum(100)),
        /** The row that the page is about. */
        isMarked: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(2)),
  note: z.string(),
});
export type ThinningProps = z.infer<typeof ThinningProps>;

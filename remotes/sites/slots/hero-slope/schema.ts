import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const HeroSlopeProps = z.object({
  anchor: Anchor,
  title: z.string(),
  lede: z.string(),
  caption: z.string(),
  /** Heads of the table that says the same. */
  columns: z.tuple([z.string(), z.string(), z.string()]),
  tableLabel: z.string(),
  /** In the order of the left side; the first is the one that the page tells about. */
  lines: z
    .array(
      z.object({
        /** On the line, and in full in the table. */
        label: z.string(),
        longLabel: z.string(),
        before: z.string(),
        after: z.string(),
        /** Which place it takes on the right side, 1 at the top. */
        place: z.int().check(z.positive()),
      }),
    )
    .check(
      z.minLength(2),
      z.maxLength(6),
      z.refine(
        (lines) =>
          new Set(lines.map(({ place }) => place)).size === lines.length &&
          lines.every(({ place }) => place <= lines.length),
        "every place on the right is taken once",
      ),
    ),
});
export type HeroSlopeProps = z.infer<typeof HeroSlopeProps>;

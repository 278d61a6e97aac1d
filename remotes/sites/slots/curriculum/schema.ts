import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

const Block = z
  .object({
    /** First and last column, from 1. */
    from: z.int().check(z.positive()),
    to: z.int().check(z.positive()),
    text: z.string(),
    amount: z.string(),
    tone: z.enum(["quiet", "faint", "primary", "secondary"]),
  })
  .check(z.refine(({ from, to }) => from <= to, "a block ends where it begins or later"));

const isInOrder = (blocks: readonly { from: number; to: number }[], columns: number): boolean =>
  blocks.every(({ from, to }, index) => from > (blocks[index - 1]?.to ?? 0) && to <= columns);

export const CurriculumProps = z
  .object({
    anchor: Anchor,
    title: z.string(),
    intro: z.string(),
    /** Heads the first column; the others are numbered. */
    corner: z.string(),
    /** Names the part that can be scrolled. */
    label: z.string(),
    columns: z.int().check(z.minimum(2), z.maximum(12)),
    rows: z.array(z.object({ name: z.string(), blocks: z.array(Block) })).check(z.minLength(1)),
  })
  .check(
    z.refine(
      ({ rows, columns }) => rows.every(({ blocks }) => isInOrder(blocks, columns)),
      "the blocks of a row stand in order, beside each other and within the columns",
    ),
  );
export type CurriculumProps = z.infer<typeof CurriculumProps>;

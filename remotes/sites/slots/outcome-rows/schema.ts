import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

const Cell = z.object({ value: z.string(), note: z.string() });

export const OutcomeRowsProps = z
  .object({
    anchor: Anchor,
    title: z.string(),
    text: z.string(),
    /** From what was given to what came of it: a row is read as a sentence. */
    columns: z.array(z.string()).check(z.minLength(3), z.maxLength(5)),
    rows: z
      .array(z.object({ cells: z.array(Cell), isFailed: z.optional(z.boolean()) }))
      .check(z.minLength(1), z.maxLength(8)),
  })
  .check(
    z.refine(
      ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
      "each row has a cell per column",
    ),
  );
export type OutcomeRowsProps = z.infer<typeof OutcomeRowsProps>;

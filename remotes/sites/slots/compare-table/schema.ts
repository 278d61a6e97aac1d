import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const CompareTableProps = z
  .object({
    anchor: Anchor,
    title: z.string(),
    /** Heads the first column; heard, not seen. */
    corner: z.string(),
    columns: z.array(z.string()).check(z.minLength(2), z.maxLength(5)),
    /** One cell per column; an empty one says that nothing happens there. */
    rows: z.array(z.object({ label: z.string(), cells: z.array(z.string()) })).check(z.minLength(1)),
  })
  .check(
    z.refine(
      ({ columns, rows }) => rows.every((row) => row.cells.length === columns.length),
      "each row has a cell per column",
    ),
  );
export type CompareTableProps = z.infer<typeof CompareTableProps>;

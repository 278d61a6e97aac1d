import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const HeatTableProps = z
  .object({
    anchor: Anchor,
    title: z.string(),
    intro: z.string(),
    /** What the table is about; heard, not seen. */
    caption: z.string(),
    corner: z.string(),
    columns: z.array(z.string()).check(z.minLength(2), z.maxLength(8)),
    /** One count per column. */
    rows: z.array(z.object({ label: z.string(), counts: z.array(z.int().check(z.gte(0))) })).check(z.minLength(1)),
    /** In place of a nought. */
    none: z.string(),
  })
  .check(
    z.refine(
      ({ columns, rows }) => rows.every(({ counts }) => counts.length === columns.length),
      "each row has a count per column",
    ),
  );
export type HeatTableProps = z.infer<typeof HeatTableProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

/** Yes, no, or how much. */
const Cell = z.union([z.boolean(), z.string()]);

export const PlansProps = z
  .object({
    anchor: Anchor,
    title: z.string(),
    /** Heads the first column; heard, not seen. */
    corner: z.string(),
    plans: z
      .array(z.object({ name: z.string(), price: z.string(), text: z.string(), isUsual: z.optional(z.boolean()) }))
      .check(z.minLength(2), z.maxLength(4)),
    groups: z
      .array(
        z.object({
          title: z.string(),
          /** One cell per plan. */
          rows: z.array(z.object({ name: z.string(), cells: z.array(Cell) })).check(z.minLength(1)),
        }),
      )
      .check(z.minLength(1)),
  })
  .check(
    z.refine(
      ({ plans, groups }) => groups.every(({ rows }) => rows.every(({ cells }) => cells.length === plans.length)),
      "each row has a cell per plan",
    ),
  );
export type PlansProps = z.infer<typeof PlansProps>;

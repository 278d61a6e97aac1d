import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const CohortTableProps = z.object({
  anchor: Anchor,
  title: z.string(),
  columns: z.object({ cohort: z.string(), theme: z.string(), people: z.string(), stayed: z.string() }),
  cohorts: z
    .array(
      z.object({
        year: z.string(),
        theme: z.string(),
        people: z.string(),
        /** How many percent stayed; missing: `state` says where the cohort is now. */
        stayed: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
        state: z.optional(z.string()),
      }),
    )
    .check(z.minLength(1)),
});
export type CohortTableProps = z.infer<typeof CohortTableProps>;

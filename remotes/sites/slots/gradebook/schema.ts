import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

const Mark = z.nullable(z.int().check(z.minimum(0), z.maximum(100)));

export const GradebookProps = z
  .object({
    anchor: Anchor,
    title: z.string(),
    text: z.string(),
    /** Names of the table and of its first and last column. */
    caption: z.string(),
    nameColumn: z.string(),
    averageColumn: z.string(),
    columns: z.array(z.string()).check(z.minLength(1), z.maxLength(6)),
    /** One mark per column, 0–100; null where there is none yet. */
    students: z.array(z.object({ name: z.string(), marks: z.array(Mark) })).check(z.minLength(1)),
  })
  .check(
    z.refine(
      ({ columns, students }) => students.every((each) => each.marks.length === columns.length),
      "each student has a mark per column",
    ),
  );
export type GradebookProps = z.infer<typeof GradebookProps>;

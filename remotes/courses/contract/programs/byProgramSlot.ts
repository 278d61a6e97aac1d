import * as z from "zod/mini";

/** Properties of `courses.by-program.v1`, as a home page's data gives them. */
export const ByProgramProps = z.object({
  title: z.string().check(z.minLength(1)),
  /** The programme whose classes are shown. */
  programId: z.string().check(z.minLength(1)),
  limit: z._default(z.int().check(z.gte(1), z.lte(6)), 3),
});

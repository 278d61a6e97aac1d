import * as z from "zod/mini";

/** Properties of `courses.continue.v1`. */
export const ContinueProps = z.object({
  title: z.string().check(z.minLength(1)),
  /** How many courses at most. */
  limit: z._default(z.int().check(z.gte(1), z.lte(6)), 3),
});
export type ContinueProps = z.infer<typeof ContinueProps>;

import * as z from "zod/mini";

/** Properties of `courses.upcoming.v1`, as a home page's data gives them. */
export const UpcomingProps = z.object({
  title: z.string().check(z.minLength(1)),
  limit: z._default(z.int().check(z.gte(1), z.lte(12)), 4),
});

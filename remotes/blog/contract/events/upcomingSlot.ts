import * as z from "zod/mini";

/** Properties of `events.upcoming.v1`, as a home page's data gives them. */
export const UpcomingProps = z.object({
  title: z.string().check(z.minLength(1)),
  /** Below the title: what kind of events these are. */
  text: z.optional(z.string().check(z.minLength(1))),
  limit: z._default(z.int().check(z.gte(1), z.lte(12)), 4),
  /** Shows nothing at all while no event is to come. */
  hidesEmpty: z.optional(z.boolean()),
});

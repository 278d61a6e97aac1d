import * as z from "zod/mini";

/** Properties of `courses.continue.v1`. */
export const schema = z.object({
  title: z.string().check(z.minLength(1)),
  /** How many courses at most. */
  limit: z._default(z.int().check(z.gte(1), z.lte(6)), 3),
});
export type ContinueProps = z.infer<typeof schema>;

/** What the learner goes on with is known to the browser alone: nothing travels. */
export type ContinueData = Readonly<Record<string, never>>;

import * as z from "zod/mini";

/** Properties of `probe.next.v1`, as a page's data gives them. */
export const NextProps = z.object({
  title: z.string().check(z.minLength(1)),
  limit: z._default(z.int().check(z.gte(1), z.lte(6)), 3),
});

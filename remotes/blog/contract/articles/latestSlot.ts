import * as z from "zod/mini";

/** Properties of `blog.latest.v1`, as a home page's data gives them. */
export const LatestProps = z.object({
  title: z.string().check(z.minLength(1)),
  limit: z._default(z.int().check(z.gte(1), z.lte(12)), 4),
  /** Missing: whatever there is to read. */
  kind: z.optional(z.enum(["blog", "news", "article"])),
  categorySlug: z.optional(z.string().check(z.minLength(1))),
  /** `rows` with small pictures, or `columns` of headlines. */
  layout: z._default(z.enum(["rows", "columns"]), "rows"),
  /** Shows nothing at all while nothing is published. */
  hidesEmpty: z.optional(z.boolean()),
});

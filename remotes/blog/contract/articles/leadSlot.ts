import * as z from "zod/mini";

/** Properties of `blog.lead.v1`, as a home page's data gives them. */
export const LeadProps = z.object({
  /** Of a post, or its slug; missing: the newest of the kind and category. */
  id: z.optional(z.string().check(z.minLength(1))),
  kind: z.optional(z.enum(["blog", "news", "article"])),
  categorySlug: z.optional(z.string().check(z.minLength(1))),
  size: z._default(z.enum(["large", "medium"]), "large"),
});

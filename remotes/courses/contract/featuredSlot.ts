import * as z from "zod/mini";

import { CLASS_STATES } from "./hosts/classes";

/** Properties of `courses.featured.v1`, as a home page's data gives them. */
export const FeaturedProps = z.object({
  title: z.string().check(z.minLength(1)),
  /** A sentence or two beside the title. */
  intro: z.optional(z.string()),
  limit: z._default(z.int().check(z.gte(1), z.lte(6)), 3),
  /** Only classes in this state. */
  state: z.optional(z.enum(CLASS_STATES)),
  /** Only this kind: `class`, `course` or `premium`. */
  type: z.optional(z.string()),
  /** Slug of a class to leave out: the one on whose page the slot stands. */
  exclude: z.optional(z.string()),
  layout: z._default(z.enum(["feature-list", "rows", "grid"]), "feature-list"),
});
export type FeaturedProps = z.infer<typeof FeaturedProps>;

import type { Review } from "../../../contract/hosts/classes";

import type { SeedClassFile } from "../types";

/** What people said of earlier runs, by the slug of the class; the newest first. */
export type ReviewsBySlug = Readonly<Record<string, readonly Review[]>>;

/** A tenant's seed file with the reviews of its classes. */
export const withReviews = (reviews: ReviewsBySlug, file: SeedClassFile): SeedClassFile => ({
  ...file,
  classes: file.classes.map((seed) => {
    const own = reviews[seed.slug];
    return own ? { ...seed, reviews: [...own] } : seed;
  }),
});

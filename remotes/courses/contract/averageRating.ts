import type { Review } from "./hosts/classes";

const TENTHS = 10;

/** The mean of the stars, to the nearest tenth. There must be at least one review. */
export const averageRating = (reviews: readonly Pick<Review, "rating">[]): number =>
  Math.round((reviews.reduce((stars, { rating }) => stars + rating, 0) * TENTHS) / reviews.length) / TENTHS;

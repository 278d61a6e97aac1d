import { describe, expect, it } from "@jest/globals";

import { averageRating } from "./averageRating";

const stars = (...ratings: number[]) => ratings.map((rating) => ({ rating }));

describe("averageRating", () => {
  it("is the mean of the stars, to the nearest tenth", () => {
    expect(averageRating(stars(4))).toBe(4);
    expect(averageRating(stars(5, 4, 4))).toBe(4.3);
    expect(averageRating(stars(5, 5, 4))).toBe(4.7);
  });

  it("rounds a half up", () => {
    expect(averageRating(stars(4, 4, 4, 5))).toBe(4.3);
  });
});

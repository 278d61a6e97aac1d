import { describe, expect, it } from "@jest/globals";
import { Review } from "../../../contract/hosts/classes";
import * as z from "zod/mini";

import { taught } from "../taught";
import { bootcampReviews } from "./bootcamp";
import { codingSchoolReviews } from "./coding-school";
import { demoReviews } from "./demo";
import { foundationReviews } from "./foundation";
import { mainReviews } from "./main";
import { womenInTechReviews } from "./women-in-tech";

/** The day on which the seed's states are true. */
const TODAY = "2026-11-21";

const reviewed = Object.entries(taught())
  // The developer layouts show the main brand's own classes.
  .filter(([key]) => !["dev", "staging"].includes(key))
  .flatMap(([key, { classes }]) =>
    classes.flatMap((seed) => (seed.reviews ? [{ key, seed, reviews: seed.reviews }] : [])),
  );
const all = reviewed.flatMap(({ reviews }) => reviews);

describe("reviews of the seed", () => {
  it("are there for at least sixteen classes of at least five tenants", () => {
    expect(reviewed.length).toBeGreaterThanOrEqual(16);
    expect(new Set(reviewed.map(({ key }) => key)).size).toBeGreaterThanOrEqual(5);
  });

  it("are all shown: each was written for a class that its tenant has", () => {
    const written = {
      main: mainReviews,
      foundation: foundationReviews,
      demo: demoReviews,
      "coding-school": codingSchoolReviews,
      bootcamp: bootcampReviews,
      "women-in-tech": womenInTechReviews,
    };
    const names = Object.entries(written).flatMap(([key, bySlug]) =>
      Object.keys(bySlug).map((slug) => `${key} ${slug}`),
    );
    expect(reviewed.map(({ key, seed }) => `${key} ${seed.slug}`).toSorted()).toEqual(names.toSorted());
  });

  it.each(reviewed.map(({ key, seed, reviews }) => [`${key} ${seed.slug}`, seed, reviews] as const))(
    "%s has two to four, the newest first, all from before its present run",
    (_name, seed, reviews) => {
      expect(z.safeParse(z.array(Review), reviews).error).toBeUndefined();
      expect([2, 3, 4]).toContain(reviews.length);
      const dates = reviews.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      const begins = seed.startsOn ?? TODAY;
      for (const date of dates) expect(date < begins && date < TODAY).toBe(true);
    },
  );

  it("differ in author, words and stars", () => {
    expect(new Set(all.map(({ author }) => author)).size).toBe(all.length);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    expect(new Set(all.map(({ rating }) => rating)).size).toBeGreaterThanOrEqual(3);
  });

  it("are written by nobody who teaches the class", () => {
    for (const { seed, reviews } of reviewed) {
      const mentors = new Set(seed.mentors.map(({ name }) => name));
      expect(reviews.filter(({ author }) => mentors.has(author))).toEqual([]);
    }
  });
});

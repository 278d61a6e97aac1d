import { describe, expect, it } from "@jest/globals";

import { ClassOverview, ClassState, ClassSummary } from "./classes";

const summary = {
  name: "Teknik Jaringan",
  slug: "teknik-jaringan",
  code: "TKJ-01",
  classroomId: "room-1",
  description: "Merancang jaringan kecil.",
  logo: "",
  state: "started",
  level: "beginner",
  programIds: ["tkj"],
  programName: "Teknik Jaringan",
  type: "class",
  startsOn: "2026-11-12",
  endsOn: null,
  lengthMinutes: 890,
  priceIdr: 0,
};

describe("ClassState", () => {
  it("reads what it does not know as `upcoming` (specification section 2.4)", () => {
    expect(["started", "cancelled", null].map((state) => ClassState.parse(state))).toEqual([
      "started",
      "upcoming",
      "upcoming",
    ]);
  });
});

describe("ClassSummary", () => {
  it("takes a class as the list gives it", () => {
    expect(ClassSummary.parse({ ...summary, surplus: 1 })).toEqual(summary);
  });

  it.each([
    ["a date that is not ISO", { startsOn: "12/11/2026" }],
    ["a day that no month has", { endsOn: "2026-02-30" }],
    ["a price in parts of a Rupiah", { priceIdr: 1.5 }],
    ["a missing slug", { slug: undefined }],
  ])("refuses %s", (_, change) => {
    expect(ClassSummary.safeParse({ ...summary, ...change }).success).toBe(false);
  });
});

describe("ClassOverview", () => {
  const overview = { ...summary, overview: [], outcomes: [], audience: "", language: "", seatsLeft: null, mentors: [] };
  const review = { author: "Rani", role: "Teknisi", rating: 4, text: "Pas.", date: "2026-05-01" };

  it("may have reviews, with or without what their authors are", () => {
    const { role: _none, ...anonymous } = review;
    expect(ClassOverview.parse({ ...overview, reviews: [review, anonymous] }).reviews).toEqual([review, anonymous]);
    expect(ClassOverview.parse(overview)).toEqual(overview);
  });

  it("has no reviews where a host means something else by the name", () => {
    expect(ClassOverview.parse({ ...overview, reviews: 12 })).toEqual(overview);
  });

  it.each(["overview", "outcomes", "mentors"])(
    "does without %s where a host has something else there, or nothing",
    (part) => {
      for (const value of [undefined, null, "x", {}])
        expect(ClassOverview.parse({ ...overview, [part]: value })).toEqual(overview);
    },
  );

  it.each([
    ["six stars", [{ ...review, rating: 6 }]],
    ["no star", [{ ...review, rating: 0 }]],
    ["half a star", [{ ...review, rating: 3.5 }]],
    ["a day that is not ISO", [{ ...review, date: "1 Mei 2026" }]],
  ])("refuses %s, which readers leave out", (_, reviews) => {
    expect(ClassOverview.safeParse({ ...overview, reviews }).success).toBe(false);
  });
});

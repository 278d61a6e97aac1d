import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { CHAPTER_PATHS, chapterPath } from "./chapterPaths";
import { neighbours, outlineChapters } from "./outline";
import { premiumSyllabus } from "../../testing/learning/sampleLessons";

const site = (...routes: string[]) => fakeTenant({ settings: { routes } });
const chapter = { classSlug: "python", isPremium: true, moduleSlug: "m", chapterSlug: "c" };

describe("chapterPath", () => {
  it("has a premium course's chapters in its own family, and in the other where the site has no more", () => {
    expect(chapterPath(site(...CHAPTER_PATHS), chapter)).toBe("/Courses/@Premium/python/module/m/chapter/c");
    expect(chapterPath(site(CHAPTER_PATHS[0]), chapter)).toBe("/Courses/python/module/m/chapter/c");
  });

  it("has other courses' chapters in theirs only", () => {
    const plain = { ...chapter, isPremium: false };
    expect(chapterPath(site(...CHAPTER_PATHS), plain)).toBe("/Courses/python/module/m/chapter/c");
    expect(chapterPath(site(CHAPTER_PATHS[1]), plain)).toBeUndefined();
  });

  it("does without a module that is not known, and leads nowhere on a site without chapters", () => {
    expect(chapterPath(site(CHAPTER_PATHS[0]), { ...chapter, moduleSlug: "" })).toBe(
      "/Courses/python/module/chapter/c",
    );
    expect(chapterPath(site("/Courses"), chapter)).toBeUndefined();
  });
});

describe("the way through a course", () => {
  const chapters = outlineChapters(premiumSyllabus.modules);

  it("goes from the last chapter of a module to the first of the next", () => {
    expect(neighbours(chapters, "nama-angka")).toMatchObject({
      previous: { slug: "satu-baris" },
      next: { slug: "daftar", moduleSlug: "banyak-baris", moduleNumber: 2, number: 1 },
    });
  });

  it("has a beginning and an end, and no place for a chapter that is not in it", () => {
    expect(neighbours(chapters, "satu-baris").previous).toBeUndefined();
    expect(neighbours(chapters, "daftar").next).toBeUndefined();
    expect(neighbours(chapters, "tidak-ada")).toEqual({ previous: undefined, next: undefined });
  });
});

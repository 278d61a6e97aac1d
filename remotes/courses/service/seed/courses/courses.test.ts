import { describe, expect, it } from "@jest/globals";
import { ClassOverview, SyllabusModule } from "../../../contract/hosts/classes";
import { LessonBlock } from "../../../contract/hosts/lessons";
import * as z from "zod/mini";

import { premiumCourses } from ".";
import { withCourses } from "./assembleCourses";
import { taught } from "../taught";

/** What lessons may be written in; the pages know no other. */
const TAGS = new Set("p h2 h3 ul ol li strong em code blockquote table thead tbody tr th td a span".split(" "));
const ATTRIBUTE = /^\s*(?:href="https:\/\/[^"]+"|scope="(?:col|row)"|lang="[a-z-]+")?\s*$/i;
const MIN_WORDS = 150;

const files = Object.entries(premiumCourses).map(([key, courses]) => [key, withCourses(key, courses)] as const);
const courses = files.flatMap(([key, file]) =>
  file.classes.map((seed) => {
    const lessons = (file.lessons ?? []).filter(({ classroomId }) => classroomId === seed.classroomId);
    return [`${key} ${seed.slug}`, seed, lessons] as const;
  }),
);

const htmlOf = (block: LessonBlock): string => (block.kind === "text" || block.kind === "exercise" ? block.html : "");

const words = (html: string): number =>
  html
    .replace(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What of `p`, `/p` and so on is not closed, or closed by another. */
const leftOpen = (tags: readonly string[]): string[] => {
  const open: string[] = [];
  for (const tag of tags)
    if (tag === `/${open.at(-1)}`) open.pop();
    else open.push(tag);
  return open;
};

describe("premium courses", () => {
  it.each(courses)("%s follows the contract, and has neither dates nor seats", (_name, seed) => {
    const overview = { ...seed, programName: "x", lengthMinutes: 1 };
    expect(z.safeParse(ClassOverview, overview).error).toBeUndefined();
    expect(z.safeParse(z.array(SyllabusModule), seed.syllabus).error).toBeUndefined();
    expect(seed).toMatchObject({ type: "premium", startsOn: null, endsOn: null, seatsLeft: null });
    expect(seed.priceIdr).toBeGreaterThan(0);
    expect([2, 3, 4]).toContain(seed.overview.length);
    expect([4, 5, 6]).toContain(seed.outcomes.length);
  });

  it.each(courses)("%s has 4–8 modules of 3–8 chapters, the very first of them free", (_name, seed) => {
    expect(seed.syllabus.length).toBeGreaterThanOrEqual(4);
    expect(seed.syllabus.length).toBeLessThanOrEqual(8);
    for (const { chapters } of seed.syllabus) {
      expect(chapters.length).toBeGreaterThanOrEqual(3);
      expect(chapters.length).toBeLessThanOrEqual(8);
    }
    const chapters = seed.syllabus.flatMap((module) => module.chapters);
    expect(chapters.map(({ isFree }) => isFree)).toEqual(chapters.map((_chapter, index) => index === 0));
    const slugs = seed.syllabus.flatMap(({ slug, chapters: own }) => [slug, ...own.map((chapter) => chapter.slug)]);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it.each(courses)(
    "%s teaches every chapter of its syllabus, once, with a text of some length",
    (_name, seed, lessons) => {
      const chapters = seed.syllabus.flatMap((module) => module.chapters.map(({ slug }) => slug));
      expect(lessons.map(({ chapterSlug }) => chapterSlug)).toEqual(chapters);
      for (const { chapterSlug, blocks } of lessons) {
        expect(z.safeParse(z.array(LessonBlock), blocks).error).toBeUndefined();
        const length = blocks.reduce((sum, block) => sum + words(htmlOf(block)), 0);
        expect({ chapterSlug, isLong: length >= MIN_WORDS }).toEqual({ chapterSlug, isLong: true });
      }
    },
  );

  it.each(courses)("%s is written in the tags that pages show, well nested", (_name, _seed, lessons) => {
    for (const html of lessons.flatMap(({ blocks }) => blocks.map(htmlOf))) {
      const tags = [...html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)];
      expect(tags.map(([, , tag = ""]) => tag).filter((tag) => !TAGS.has(tag))).toEqual([]);
      expect(tags.map(([, , , attributes = ""]) => attributes).filter((text) => !ATTRIBUTE.test(text))).toEqual([]);
      expect(leftOpen(tags.map(([, end = "", tag = ""]) => end + tag))).toEqual([]);
    }
  });

  it.each(courses)(
    "%s asks questions with one right answer each, and a reply to every choice",
    (_name, _seed, lessons) => {
      for (const { blocks } of lessons) {
        const questions = blocks.flatMap((block) => (block.kind === "quiz" ? [block] : []));
        const ids = blocks.flatMap((block) => (block.kind === "quiz" || block.kind === "exercise" ? [block.id] : []));
        expect(new Set(ids).size).toBe(ids.length);
        for (const { choices } of questions) {
          expect(choices.length).toBeGreaterThanOrEqual(3);
          expect(choices.filter(({ isRight }) => isRight)).toHaveLength(1);
          for (const { reply } of choices) expect(reply).not.toBe("");
        }
      }
    },
  );

  it("are on their tenants' sites, with their lessons", () => {
    for (const [key, file] of files) {
      const shown = taught()[key];
      expect(shown?.classes.map(({ classroomId }) => classroomId)).toEqual(
        expect.arrayContaining(file.classes.map(({ classroomId }) => classroomId)),
      );
      expect(shown?.lessons).toHaveLength(file.lessons?.length ?? -1);
    }
  });
});

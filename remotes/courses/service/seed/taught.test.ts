import { describe, expect, it } from "@jest/globals";

import { films } from "./media/films";
import { taught } from "./taught";

describe("the seed", () => {
  /** Of one tenant each: the developer tenants show the main brand's. */
  const own = Object.entries(taught()).filter(([key]) => !["dev", "staging"].includes(key));
  const ownClasses = own.flatMap(([, { classes }]) => classes);

  it("has at least 60 classes, 10 programmes, 12 premium courses and 6 webinars", () => {
    const ofType = (...types: readonly string[]) => ownClasses.filter(({ type }) => types.includes(type)).length;
    expect(ofType("class", "course", "premium")).toBeGreaterThanOrEqual(60);
    expect(ofType("premium")).toBeGreaterThanOrEqual(12);
    expect(ofType("webinar")).toBeGreaterThanOrEqual(6);
    expect(own.flatMap(([, { programs }]) => programs).length).toBeGreaterThanOrEqual(10);
  });

  it("lets every chapter of a premium course be read on the site", () => {
    for (const [key, classes] of own) {
      const lessons = new Set(classes.lessons?.map(({ classroomId, chapterSlug }) => `${classroomId} ${chapterSlug}`));
      const chapters = classes.classes
        .filter(({ type }) => type === "premium")
        .flatMap(({ classroomId, syllabus }) =>
          syllabus.flatMap((module) => module.chapters.map(({ slug }) => `${classroomId} ${slug}`)),
        );
      expect([key, chapters.filter((chapter) => !lessons.has(chapter))]).toEqual([key, []]);
    }
  });

  it("gives each class a text and a syllabus of its own, and each tenant one class for one slug, code and classroom", () => {
    expect(new Set(ownClasses.map(({ description }) => description)).size).toBe(ownClasses.length);
    expect(new Set(ownClasses.map(({ syllabus }) => JSON.stringify(syllabus))).size).toBe(ownClasses.length);
    expect(new Set(ownClasses.map(({ classroomId }) => classroomId)).size).toBe(ownClasses.length);
    for (const [, classes] of own) {
      const names = classes.classes.flatMap(({ slug, code }) => [slug, code]).map((name) => name.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      const programs = classes.programs.flatMap(({ id, slug }) => [id, slug]);
      expect(new Set(programs).size).toBe(programs.length);
    }
  });

  it("shows every film in a chapter, with all of it as text", () => {
    const blocks = own.flatMap(([, { lessons = [] }]) => lessons.flatMap((lesson) => lesson.blocks));
    const shown = blocks.flatMap((block) => (block.kind === "video" ? [block] : []));
    expect(shown.map(({ src }) => src).toSorted()).toEqual(
      Object.values(films)
        .map(({ src }) => src)
        .toSorted(),
    );
    for (const { transcript } of shown) expect(transcript.join(" ").length).toBeGreaterThan(200);
  });

  it("has chapters on four sites that wait for tasks, in places of the file that there are", () => {
    const waiting = own.flatMap(([site, { lessons = [] }]) =>
      lessons.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "task" ? [site] : []))),
    );
    expect(waiting.length).toBeGreaterThanOrEqual(10);
    expect(new Set(waiting).size).toBeGreaterThanOrEqual(4);
  });
});

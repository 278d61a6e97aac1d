import { ClassOverview, SyllabusModule } from "../../../contract/hosts/classes";
import { describe, expect, it } from "@jest/globals";
import * as z from "zod/mini";

import type { SeedClass, SeedClassFile } from "../types";
import { classes as bootcamp } from "./bootcamp";
import { classes as codingSchool } from "./coding-school";
import { classes as demo } from "./demo";
import { classes as festival } from "./festival";
import { classes as foundation } from "./foundation";
import { classes as government } from "./government";
import { classes as main } from "./main";
import { classes as pesilat } from "./pesilat";

/** The day on which the seed's states are true. */
const TODAY = "2026-11-21";

/** The class behind the page of the shared-learning festival. */
const FESTIVAL = "belajar-bersama";

const files: readonly (readonly [string, SeedClassFile])[] = [
  ["main", main],
  ["foundation", foundation],
  ["demo", demo],
  ["coding-school", codingSchool],
  ["festival", festival],
  ["bootcamp", bootcamp],
  ["government", government],
  ["pesilat", pesilat],
];
const all = files.flatMap(([, file]) => file.classes);

function chaptersOf(seed: SeedClass) {
  return seed.syllabus.flatMap((module) => module.chapters);
}

function lengthOf(seed: SeedClass): number {
  return chaptersOf(seed).reduce((sum, chapter) => sum + chapter.lengthMinutes, 0);
}

/** Values that occur more than once, letter case aside. */
function repeated(values: readonly string[]): string[] {
  const folded = values.map((value) => value.toLowerCase());
  return [...new Set(folded.filter((value, index) => folded.indexOf(value) !== index))];
}

function textsOf(seed: SeedClass): string[] {
  return [
    seed.name,
    seed.description,
    seed.audience,
    ...seed.overview,
    ...seed.outcomes,
    ...seed.mentors.flatMap((mentor) => [mentor.name, mentor.role, mentor.bio]),
    ...seed.syllabus.flatMap((module) => [
      module.title,
      module.summary,
      ...module.chapters.map((chapter) => chapter.title),
    ]),
  ];
}

function agreesWithDates({ state, startsOn, endsOn }: SeedClass): boolean {
  if (startsOn === null || endsOn === null) return state === "coming-soon" && startsOn === endsOn;
  if (startsOn >= endsOn) return false;
  if (state === "ended") return endsOn < TODAY;
  if (state === "started") return startsOn <= TODAY && TODAY <= endsOn;
  return startsOn > TODAY;
}

function countsSeats({ seatsLeft }: SeedClass): boolean {
  return seatsLeft !== null && seatsLeft >= 0;
}

describe.each(files)("seed classes of %s", (_tenant, file) => {
  it("follow the contract once length and programme name are derived", () => {
    const names = new Map(file.programs.map((program) => [program.id, program.name]));
    for (const seed of file.classes) {
      const overview = { ...seed, programName: names.get(seed.programIds[0] ?? ""), lengthMinutes: lengthOf(seed) };
      expect(z.safeParse(ClassOverview, overview).error).toBeUndefined();
      expect(z.safeParse(z.array(SyllabusModule), seed.syllabus).error).toBeUndefined();
    }
  });

  it("have one slug, code and classroom each, and no code reads as a slug", () => {
    expect(repeated(file.classes.flatMap((seed) => [seed.slug, seed.code]))).toEqual([]);
    expect(repeated(file.classes.map((seed) => seed.classroomId))).toEqual([]);
    expect(repeated(file.programs.flatMap((program) => [program.id, program.slug]))).toEqual([]);
  });

  it("belong to programmes that exist, and every programme has a class", () => {
    const used = new Set(file.classes.flatMap((seed) => seed.programIds));
    expect(used).toEqual(new Set(file.programs.map((program) => program.id)));
    expect(file.classes.filter((seed) => seed.programIds.length === 0)).toEqual([]);
  });

  it("show all five states", () => {
    expect(new Set(file.classes.map((seed) => seed.state)).size).toBe(5);
  });

  it.each(file.classes.map((seed) => [seed.slug, seed] as const))(
    "%s has dates that its state allows",
    (_slug, seed) => {
      expect(agreesWithDates(seed)).toBe(true);
      expect(countsSeats(seed)).toBe(seed.state !== "coming-soon" && seed.state !== "ended");
    },
  );

  it.each(file.classes.map((seed) => [seed.slug, seed] as const))(
    "%s has a syllabus of believable size with a free first chapter",
    (_slug, seed) => {
      const chapters = chaptersOf(seed);
      expect(seed.syllabus.length).toBeGreaterThanOrEqual(4);
      expect(seed.syllabus.length).toBeLessThanOrEqual(6);
      for (const module of seed.syllabus) {
        expect(module.chapters.length).toBeGreaterThanOrEqual(3);
        expect(module.chapters.length).toBeLessThanOrEqual(6);
      }
      expect(chapters.map((chapter) => chapter.isFree)).toEqual(chapters.map((_chapter, index) => index === 0));
      for (const chapter of chapters) {
        expect(chapter.lengthMinutes).toBeGreaterThanOrEqual(5);
        expect(chapter.lengthMinutes).toBeLessThanOrEqual(600);
      }
      expect(lengthOf(seed)).toBeGreaterThanOrEqual(6 * 60);
      expect(lengthOf(seed)).toBeLessThanOrEqual(120 * 60);
    },
  );

  it.each(file.classes.map((seed) => [seed.slug, seed] as const))(
    "%s has one kebab-case address for each module and chapter",
    (_slug, seed) => {
      const slugs = seed.syllabus.flatMap((module) => [module.slug, ...module.chapters.map((chapter) => chapter.slug)]);
      expect(repeated(slugs)).toEqual([]);
      for (const slug of [seed.slug, ...slugs]) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    },
  );
});

describe("seed classes of all tenants", () => {
  it("repeat no text, within a class or between classes", () => {
    expect(repeated(all.flatMap(textsOf))).toEqual([]);
  });

  it("keep ids of classrooms and programmes apart between tenants", () => {
    expect(repeated(all.map((seed) => seed.classroomId))).toEqual([]);
    expect(repeated(files.flatMap(([, file]) => file.programs.map((program) => program.id)))).toEqual([]);
  });

  it("cost nothing at the foundation and whole Rupiah elsewhere", () => {
    expect(foundation.classes.filter((seed) => seed.priceIdr !== 0)).toEqual([]);
    // The festival is free wherever it is.
    const festivals = [main, demo].flatMap(({ classes }) => classes.filter(({ slug }) => slug === FESTIVAL));
    expect(festivals.map(({ priceIdr }) => priceIdr)).toEqual([0, 0]);
    for (const { priceIdr } of main.classes.filter(({ slug }) => slug !== FESTIVAL)) {
      expect(priceIdr).toBeGreaterThanOrEqual(350_000);
      expect(priceIdr).toBeLessThanOrEqual(9_800_000);
    }
    for (const { priceIdr } of all) expect(Number.isInteger(priceIdr) && priceIdr >= 0).toBe(true);
  });

  it("give PostgreSQL in Production the 31 chapters and 14 h 50 its page announces", () => {
    const course = main.classes.find((seed) => seed.slug === "postgresql-in-production");
    expect(course && chaptersOf(course)).toHaveLength(31);
    expect(course && lengthOf(course)).toBe(14 * 60 + 50);
  });

  it("give every class two to four paragraphs, four to six outcomes and one to three mentors", () => {
    for (const { overview, outcomes, mentors } of all) {
      expect([2, 3, 4]).toContain(overview.length);
      expect([4, 5, 6]).toContain(outcomes.length);
      expect([1, 2, 3]).toContain(mentors.length);
    }
  });
});

import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { curriculumPath, eventPath, programKey, programPath, programsPath, syllabusPath } from "./programPaths";

const site = (...routes: string[]) => fakeTenant({ settings: { routes } });
const program = { id: "a1", slug: "teknik jaringan" };

describe("paths of programmes", () => {
  it("are the slug's where the site has that, else the id's", () => {
    expect(programPath(site("/Program/:slug", "/Program/:id/:slug"), program)).toBe("/Program/teknik%20jaringan");
    expect(programPath(site("/Program/:id/:slug"), program)).toBe("/Program/a1/teknik%20jaringan");
  });

  it("are missing where the site has no such page", () => {
    const bare = site("/");
    expect([programsPath, syllabusPath].map((pathOf) => pathOf(bare))).toEqual([undefined, undefined]);
    expect([programPath, eventPath, curriculumPath].map((pathOf) => pathOf(bare, program))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("name one page of syllabuses where a site has both", () => {
    expect(syllabusPath(site("/Training-Services/Syllabus", "/Silabus"))).toBe("/Silabus");
    expect(syllabusPath(site("/Training-Services/Syllabus"))).toBe("/Training-Services/Syllabus");
  });

  it("are of an id before they are of a slug", () => {
    expect(programKey({ id: "a1", slug: "jaringan" })).toBe("a1");
    expect(programKey({ slug: "jaringan" })).toBe("jaringan");
    expect(programKey({ program: "jaringan" })).toBe("jaringan");
  });
});

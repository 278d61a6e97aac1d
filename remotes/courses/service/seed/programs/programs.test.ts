import { describe, expect, it } from "@jest/globals";

import { taught } from "../taught";

const WITH_DETAILS = new Set(["main", "foundation", "demo", "pesilat"]);
const programs = Object.entries(taught()).flatMap(([key, file]) => (WITH_DETAILS.has(key) ? file.programs : []));

describe("programmes of the seed", () => {
  it.each(programs.map((program) => [program.id, program] as const))(
    "%s has two to four paragraphs and lists, and three to six schools",
    (_id, { description = "", schools = [] }) => {
      const parts = description.match(/<(?:p|ul)>/g) ?? [];
      expect(parts.length).toBeGreaterThanOrEqual(2);
      expect(parts.length).toBeLessThanOrEqual(4);
      expect(description.replace(/<\/?(?:p|ul|li|strong|em)>/g, "")).not.toMatch(/[<>]/);
      expect(schools.length).toBeGreaterThanOrEqual(3);
      expect(schools.length).toBeLessThanOrEqual(6);
      expect(new Set(schools.map(({ name }) => name)).size).toBe(schools.length);
    },
  );

  it("repeat neither a paragraph nor a school", () => {
    const paragraphs = programs.flatMap(({ description = "" }) => description.split("\n"));
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    const names = programs.flatMap(({ schools = [] }) => schools.map(({ name, city }) => `${name}, ${city}`));
    expect(new Set(names).size).toBe(names.length);
  });
});

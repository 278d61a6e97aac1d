import { describe, expect, it } from "@jest/globals";

import { curriculumTotals, type CurriculumClass } from "./Curriculum";

const networks: CurriculumClass = {
  name: "Jaringan di Gedung Tua",
  slug: "jaringan-di-gedung-tua",
  code: "TJK-201",
  level: "Kelas XI",
  lengthMinutes: 114,
  modules: [
    { slug: "membaca", title: "Membaca bangunan", summary: "", chapterCount: 2, lengthMinutes: 90 },
    { slug: "kabel", title: "Kabel yang rapi", summary: "", chapterCount: 1, lengthMinutes: 24 },
  ],
};

describe("curriculumTotals", () => {
  it("sums up modules, chapters and minutes of all classes", () => {
    expect(curriculumTotals([networks, { ...networks, lengthMinutes: 6, modules: [] }])).toEqual({
      modules: 2,
      chapters: 3,
      minutes: 120,
    });
    expect(curriculumTotals([])).toEqual({ modules: 0, chapters: 0, minutes: 0 });
  });
});

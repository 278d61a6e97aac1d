import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import type { SyllabusChapter } from "../hosts/classes";
import { CHAPTER_PATHS } from "./chapterPaths";
import { openChapters } from "./openChapters";

const chapter = (slug: string, open: Pick<SyllabusChapter, "isFree" | "isReadable">): SyllabusChapter => ({
  title: slug,
  slug,
  kind: "reading",
  lengthMinutes: 10,
  ...open,
});

const syllabus = {
  classroomId: "c1",
  modules: [
    {
      title: "Satu",
      slug: "satu",
      summary: "",
      chapters: [
        chapter("unwritten", { isFree: true, isReadable: false }),
        chapter("free", { isFree: true, isReadable: true }),
        chapter("paid", { isFree: false, isReadable: true }),
      ],
    },
  ],
};
const site = fakeTenant({ settings: { routes: [CHAPTER_PATHS[0]] } });
const course = { slug: "go", type: "class", priceIdr: 100 };

describe("openChapters", () => {
  it("leads to what anybody may read and can be read", () => {
    expect([...openChapters(site, course, syllabus).values()]).toEqual(["/Courses/go/module/satu/chapter/free"]);
    expect(openChapters(site, { ...course, priceIdr: 0 }, syllabus).size).toBe(2);
  });

  it("leads nowhere on a site without pages for chapters, and without a syllabus", () => {
    expect(openChapters(fakeTenant(), course, syllabus).size).toBe(0);
    expect(openChapters(site, course, null).size).toBe(0);
  });
});

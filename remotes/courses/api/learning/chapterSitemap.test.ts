import { describe, expect, it } from "@jest/globals";
import { answer, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { CHAPTER_PATHS } from "../../contract/learning/chapterPaths";
import { sampleClass, sampleSyllabus } from "../../testing/sampleClasses";
import { chapterAddresses } from "./chapterSitemap";

const premium = sampleClass({ slug: "python", classroomId: "ruang-python", type: "premium" });
const [firstModule] = sampleSyllabus.modules;
const [firstChapter] = firstModule?.chapters ?? [];
if (!firstModule || !firstChapter) throw new Error("the sample has a chapter");

const syllabus = {
  classroomId: premium.classroomId,
  modules: [
    {
      ...firstModule,
      slug: "awal",
      chapters: [
        { ...firstChapter, slug: "terbuka", isFree: true },
        { ...firstChapter, slug: "terkunci", isFree: false },
      ],
    },
    { ...firstModule, slug: "lanjut", chapters: [{ ...firstChapter, slug: "cuplikan", isFree: true }] },
  ],
};

const depsOf = (...routes: string[]) =>
  fakeDeps({
    tenant: fakeTenant({ settings: { routes } }),
    http: fakeHttp({ "services class/syllabus?classroomId=ruang-python": answer(syllabus) }),
  });

describe("what search engines are told of chapters", () => {
  it("is those of premium courses that are open to all, under the site's own route", async () => {
    expect(await chapterAddresses(depsOf("/", ...CHAPTER_PATHS), [sampleClass(), premium])).toEqual([
      { path: "/Courses/@Premium/python/module/awal/chapter/terbuka" },
      { path: "/Courses/@Premium/python/module/lanjut/chapter/cuplikan" },
    ]);
    expect(await chapterAddresses(depsOf("/", CHAPTER_PATHS[0]), [premium])).toContainEqual({
      path: "/Courses/python/module/awal/chapter/terbuka",
    });
  });

  it("is nothing, and no call, where the site has no page for chapters", async () => {
    const deps = fakeDeps({ tenant: fakeTenant({ settings: { routes: ["/", "/Courses"] } }), http: fakeHttp({}) });
    expect(await chapterAddresses(deps, [premium])).toEqual([]);
  });
});

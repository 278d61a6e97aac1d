import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, fakeDeps, fakeHttp, fakeTenant, type Answers } from "@serambi/kernel/testing";

import type { SearchModule } from "@serambi/kernel/server";
import { CHAPTER_PATHS } from "../contract/learning/chapterPaths";
import { listAnswer } from "../testing/sampleAnswers";
import { sampleClass, sampleProgram, sampleSyllabus } from "../testing/sampleClasses";
import { search } from "./search.server";

const parts: SearchModule["parts"] = search.parts;

const read = (part: string, routes: readonly string[], answers: Answers) =>
  parts[part]?.(fakeDeps({ tenant: fakeTenant({ settings: { routes: [...routes] } }), http: fakeHttp(answers) }));

const course = sampleClass({
  name: "Tata busana",
  slug: "tata-busana",
  code: "TB-1",
  level: "Kelas X",
  programName: "Busana",
  startsOn: "2026-12-01",
  priceIdr: 650_000,
});

describe("what of classes and programmes is found", () => {
  it("is each class, page by page, with what it belongs to, when it begins and what it costs", async () => {
    const found = await read("classes", ["/Courses/:slug"], {
      "services class/active?page=1&pageSize=50": answer({
        page: 1,
        perPage: 50,
        totalItems: 51,
        totalPages: 2,
        items: [course],
      }),
      "services class/active?page=2&pageSize=50": answer({
        page: 2,
        perPage: 50,
        totalItems: 51,
        totalPages: 2,
        items: [sampleClass({ slug: "gratis", startsOn: null, priceIdr: 0, programName: "" })],
      }),
    });
    expect(found).toMatchObject([
      {
        path: "/Courses/tata-busana",
        title: "Tata busana",
        kind: "course",
        note: "Busana, 1 Desember 2026, Rp\u00a0650.000",
        words: ["Kelas X", "TB-1"],
      },
      { path: "/Courses/gratis", note: "" },
    ]);
  });

  it("is the chapters that anybody may read", async () => {
    const premium = sampleClass({ name: "Python", slug: "python", type: "premium", classroomId: "ruang" });
    const [module] = sampleSyllabus.modules;
    const [chapter] = module?.chapters ?? [];
    if (!module || !chapter) throw new Error("the sample has a chapter");
    const modules = [
      {
        ...module,
        slug: "awal",
        chapters: [
          { ...chapter, title: "Terbuka", slug: "terbuka", isFree: true },
          { ...chapter, title: "Terkunci", slug: "terkunci", isFree: false },
        ],
      },
    ];
    const found = await read("chapters", [CHAPTER_PATHS[0]], {
      "services class/active": listAnswer([premium]),
      "services class/syllabus": answer({ classroomId: "ruang", modules }),
    });
    expect(found).toEqual([
      { path: "/Courses/python/module/awal/chapter/terbuka", title: "Terbuka", kind: "chapter", note: "Python" },
    ]);
  });

  it("is each programme", async () => {
    const programs = { "programs programs": answer([sampleProgram]) };
    const found = await read("programs", ["/Program/:slug"], programs);
    expect(found).toMatchObject([{ path: "/Program/teknik-jaringan", title: sampleProgram.name, kind: "programme" }]);
    expect(await read("programs", ["/Class/Competence/:slug"], programs)).toMatchObject([
      { path: "/Class/Competence/teknik-jaringan" },
    ]);
  });

  it("is nothing, and no call, of what the site has no page for", async () => {
    for (const part of Object.keys(parts)) expect(await read(part, ["/"], {})).toEqual([]);
  });

  it("fails part by part", async () => {
    const answers = { "services class/active": new AppError("offline", "down"), "programs programs": answer([]) };
    await expect(read("classes", ["/Courses/:slug"], answers)).rejects.toThrow("down");
    expect(await read("programs", ["/Program/:slug"], answers)).toEqual([]);
  });
});

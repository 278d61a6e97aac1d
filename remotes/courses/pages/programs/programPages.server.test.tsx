import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { openPage } from "../../testing/openPage";
import { programRoutes } from "../../testing/programs/programFixtures";
import { programAnswers, sampleDetail } from "../../testing/programs/samplePrograms";

type Options = Partial<Parameters<typeof openPage>[0]>;

const open = (address: string, options: Options = {}) =>
  openPage({ address, answers: programAnswers, routes: programRoutes, ...options });

const htmlOf = async (address: string, options?: Options): Promise<string> =>
  renderToStaticMarkup((await open(address, options)).show());

const headOf = async (address: string, options?: Options) => {
  const { head, jsonLd = [] } = (await open(address, options)).loaded;
  return { head, jsonLd };
};

const lost = new AppError("timeout", "late");
const but = (changes: Readonly<Record<string, unknown>>): Options => ({ answers: { ...programAnswers, ...changes } });

describe("the list of programmes", () => {
  it("counts them, links each and leads to the next page", async () => {
    const html = await htmlOf("/Program");
    expect(html).toContain("8 program belajar");
    expect(html).toContain('href="/Program/teknik-jaringan"');
    expect(html).toContain("12 sekolah");
    expect(html).toContain('href="/Program?page=2"');
  });

  it("links none where the site has no page for it", async () => {
    const html = await htmlOf("/Program", { routes: ["/Program"] });
    expect(html).toContain("Teknik Jaringan");
    expect(html).not.toContain('href="/Program/');
  });

  it("says what happened, with the status of it, when it cannot be read", async () => {
    const page = await open("/Program", but({ "services v1/program/active": lost }));
    expect(page.loaded).toMatchObject({ status: 503, head: { isIndexed: false } });
    expect(renderToStaticMarkup(page.show())).toContain("Daftar program tidak sampai");
  });

  it("speaks English on the English site", async () => {
    const html = await htmlOf("/Program", { language: "en" });
    expect(html).toContain("8 programmes of study");
    expect(html).toContain("12 schools");
  });
});

describe("the page of a programme", () => {
  it("shows its texts, dates, classes and schools", async () => {
    const html = await htmlOf("/Program/teknik-jaringan");
    expect(html).toContain("<h1");
    expect(html).toContain("<p>Setiap kelas dimulai dengan denah gedung.</p>");
    expect(html).toContain("Jaringan di Gedung Tua");
    expect(html).toContain('href="/Courses/kelas-1"');
    expect(html).toContain("SMK Negeri 2 Pengasih");
    expect(html).toContain('href="/Program/teknik-jaringan?page=2"');
    expect(html).toContain('href="/Courses?programIds=jaringan"');
  });

  it("has nothing in it that its description wanted to run", async () => {
    const html = await htmlOf("/Program/teknik-jaringan");
    expect(html).not.toMatch(/<script|curi\(\)/);
  });

  it("turns the page of its schools by the address", async () => {
    const { http } = await open("/Program/teknik-jaringan?page=2");
    expect(http.calls).toContain("services v1/program/schools?page=2&pageSize=10&programId=jaringan");
  });

  it("stands without its parts, each of which says so", async () => {
    const page = await open(
      "/Program/teknik-jaringan",
      but({
        "services class/active": lost,
        "services class/webinar": lost,
        "services v1/program/schools": lost,
        "main batch/active": lost,
      }),
    );
    expect(page.loaded.status).toBeUndefined();
    const html = renderToStaticMarkup(page.show());
    expect(html.match(/Keterangan lain di halaman ini tetap benar/g)).toHaveLength(3);
  });

  it("has one address, whichever it was opened by", async () => {
    for (const address of ["/Program/teknik-jaringan", "/Program/jaringan/apa-saja", "/Program/jaringan?page=2"])
      expect((await headOf(address)).head.canonicalPath).toBe("/Program/teknik-jaringan");
    const byId = { routes: ["/Program/:id/:slug"] };
    expect((await headOf("/Program/jaringan/x", byId)).head.canonicalPath).toBe("/Program/jaringan/teknik-jaringan");
  });

  it("describes the programme and its courses to search engines", async () => {
    const { jsonLd } = await headOf("/Program/teknik-jaringan");
    expect(jsonLd).toMatchObject([
      { "@type": "BreadcrumbList", itemListElement: [{}, { item: "https://contoh.example/Program" }, {}] },
      {
        "@type": "EducationalOccupationalProgram",
        name: "Teknik Jaringan",
        url: "https://contoh.example/Program/teknik-jaringan",
        hasCourse: [{ "@type": "Course", url: "https://contoh.example/Courses/kelas-1" }, {}, {}],
      },
    ]);
  });

  it.each(["not-found", "bad-request", "invalid"] as const)("is not found when the host says %s", async (code) => {
    const page = await open("/Program/x", but({ "services v1/program/active/detail": new AppError(code, "none") }));
    expect(page.ending).toEqual({ kind: "not-found" });
  });
});

describe("the dates of programmes", () => {
  it("stand under their months, with the hour where it is known", async () => {
    const html = await htmlOf("/Event/Program");
    expect(html.indexOf("Desember 2026")).toBeLessThan(html.indexOf("Januari 2027"));
    expect(html).toContain("pukul 19.00 WIB, 1 jam 30 mnt");
    expect(html).toContain("Sisa 28 kursi");
    expect(html).toContain('href="/Event/Program/jaringan/teknik-jaringan"');
  });

  it("show what there is when one of the hosts is down, and say so", async () => {
    const html = await htmlOf("/Event/Program", but({ "main batch/active": lost }));
    expect(html).toContain("Sebagian jadwal sedang tidak terbaca.");
    expect(html).toContain("Satu Malam tentang Kabel");
    expect(html).not.toContain("Belum ada jadwal baru");
  });

  it("lead to the programmes when there is nothing to come", async () => {
    const nothing = but({ "main batch/active": answer([]), "services class/webinar": answerPage([]) });
    const html = await htmlOf("/Event/Program", nothing);
    expect(html).toContain("Belum ada jadwal baru");
    expect(html).toMatch(/<a[^>]* href="\/Program"/);
  });

  it("of one programme have an address with its name", async () => {
    const { head, jsonLd } = await headOf("/Event/Program/jaringan");
    expect(head).toMatchObject({
      title: "Jadwal Teknik Jaringan",
      canonicalPath: "/Event/Program/jaringan/teknik-jaringan",
    });
    expect(jsonLd).toMatchObject([
      { "@type": "BreadcrumbList" },
      { "@type": "ItemList", itemListElement: [{ item: { "@type": "EducationEvent" } }, {}] },
    ]);
  });
});

describe("the syllabuses of a site", () => {
  it("have every class with its modules and chapters in the page", async () => {
    const html = await htmlOf("/Silabus");
    expect(html).toContain('href="#program-teknik-jaringan"');
    expect(html).toContain("Tembok tebal dan gelombang radio");
    expect(html).toContain("TJK-201, Kelas XI, 3 bab");
    expect(html).toContain("Kelas program ini sedang disiapkan.");
    expect(html).toContain("Silabus kelas ini sedang disusun.");
  });

  it("are one page under two names", async () => {
    expect((await headOf("/Training-Services/Syllabus")).head.canonicalPath).toBe("/Silabus");
    const english = { routes: ["/Training-Services/Syllabus"], language: "en" } as const;
    expect((await headOf("/Training-Services/Syllabus", english)).head).toMatchObject({
      title: "Syllabus",
      canonicalPath: "/Training-Services/Syllabus",
    });
  });

  it("have a gap where one is lost", async () => {
    const html = await htmlOf("/Silabus", but({ "main silabus/jaringan": lost }));
    expect(html).toContain("Silabus program ini sedang tidak terbaca.");
    expect(html).toContain("Tata Busana");
  });
});

describe("a curriculum", () => {
  it("is one of a list", async () => {
    expect(await htmlOf("/Curriculum")).toContain('href="/Curriculum/teknik-jaringan"');
  });

  it("is a table of classes in order with its sums, and a table for each class", async () => {
    const html = await htmlOf("/Curriculum/teknik-jaringan");
    expect(html.match(/<table/g)).toHaveLength(2);
    expect(html).toMatch(/<tfoot.*Seluruh program.*>2<.*>3<.*1 jam 54 mnt.*<\/tfoot>/);
    expect(html).toContain("Silabus kelas ini sedang disusun.");
    expect(html).toContain("Denah, tembok, dan jalur lama.");
  });

  it("says so while it is being written", async () => {
    const empty = but({ "main silabus/jaringan": answer({ programId: "jaringan", classes: [] }) });
    expect(await htmlOf("/Curriculum/teknik-jaringan", empty)).toContain("sedang disusun");
  });

  it("has the address of its programme's slug", async () => {
    expect((await headOf("/Curriculum/jaringan")).head.canonicalPath).toBe("/Curriculum/teknik-jaringan");
  });
});

describe("a page that is lost", () => {
  it.each([
    ["/Event/Program", { "main batch/active": lost, "services class/webinar": lost }],
    ["/Event/Program/jaringan", { "main batch/active": lost, "services class/webinar": lost }],
    ["/Silabus", { "programs programs": lost }],
    ["/Curriculum", { "programs programs": lost }],
    ["/Curriculum/teknik-jaringan", { "main silabus/jaringan": lost }],
  ])("%s stands, and is not indexed", async (address, changes) => {
    expect((await open(address, but(changes))).loaded).toMatchObject({ status: 503, head: { isIndexed: false } });
  });
});

describe("what travels in the page", () => {
  it("is no more of a programme than is shown of it", async () => {
    for (const address of ["/Event/Program/jaringan", "/Curriculum/teknik-jaringan"]) {
      const { loaded } = await open(address);
      expect(JSON.stringify(loaded.data)).not.toMatch(/description|denah gedung|Keliling gedung/);
    }
  });
});

describe("a programme without words of its own", () => {
  it("is described to search engines all the same", async () => {
    const bare = but({ "services v1/program/active/detail": answer(sampleDetail({ summary: "", description: "" })) });
    expect((await headOf("/Program/teknik-jaringan", bare)).jsonLd[1]).toMatchObject({
      description: "Teknik Jaringan",
    });
  });
});

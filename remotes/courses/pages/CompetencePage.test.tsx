import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer } from "@serambi/kernel/testing";
import { enableStaticRendering } from "mobx-react-lite";
import { renderToStaticMarkup } from "react-dom/server";

import { openPage } from "../testing/openPage";
import { listAnswer, programAnswers, siteAnswers } from "../testing/sampleAnswers";
import { sampleClasses, sampleProgram } from "../testing/sampleClasses";

beforeAll(() => enableStaticRendering(true));
afterAll(() => enableStaticRendering(false));

const ROUTES = ["/", "/Class", "/Class/:code", "/Class/Competence/:slug"];
const ADDRESS = "/Class/Competence/teknik-jaringan";
const open = (address = ADDRESS, answers = programAnswers) => openPage({ address, answers, routes: ROUTES });

describe("the classes of one programme", () => {
  it("are the list of the programme alone, under its own heading", async () => {
    const page = await open();
    const html = renderToStaticMarkup(page.show());
    expect(html).toContain("Kelas Teknik Jaringan</h1>");
    expect(html).toContain("Kabel, alamat, dan orang yang merawatnya.");
    expect(page.http.calls).toEqual([
      "services class/overview?slug=teknik-jaringan",
      "services v1/program/active/detail?slug=teknik-jaringan",
      "services class/active?page=1&pageSize=6&programIds=jaringan",
    ]);
  });

  it("offer every filter but the programme, and stay under their own address", async () => {
    const html = renderToStaticMarkup((await open(`${ADDRESS}?search=kabel&state=started`)).show());
    expect(html).toMatch(/<form[^>]* action="\/Class\/Competence\/teknik-jaringan"/);
    expect(html).not.toContain('name="programIds"');
    expect(html).toContain('href="/Class/Competence/teknik-jaringan?search=kabel&amp;state=started&amp;page=2"');
    expect(html).toContain('href="/Class/kelas-1"');
    expect(html).toMatch(/<a[^>]* href="\/Class"[^>]*>Kelas<\/a>/);
  });

  it("count among themselves", async () => {
    const answers = {
      ...programAnswers,
      "services class/active": listAnswer(sampleClasses(2)),
      "services class/active?page=1&pageSize=1&programIds=jaringan": listAnswer(sampleClasses(1), { totalItems: 8 }),
    };
    expect(renderToStaticMarkup((await open(`${ADDRESS}?search=kabel`, answers)).show())).toContain("2 dari 8 kelas");
  });

  it("have one address, the slug's, and say what they are", async () => {
    const { loaded } = await open("/Class/Competence/jaringan?page=2");
    expect(loaded.head).toEqual({
      title: "Kelas Teknik Jaringan, halaman 2",
      description: sampleProgram.summary,
      canonicalPath: "/Class/Competence/teknik-jaringan?page=2",
    });
    expect(loaded.jsonLd).toMatchObject([
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { name: "Sekolah Contoh" },
          { item: "https://contoh.example/Class" },
          { name: "Teknik Jaringan" },
        ],
      },
      { "@type": "ItemList", name: "Teknik Jaringan", itemListElement: [{ position: 1 }, {}, {}, {}, {}, {}] },
    ]);
  });

  it("are described in general where the programme says nothing of itself", async () => {
    const answers = {
      ...programAnswers,
      "services v1/program/active/detail": answer({ ...sampleProgram, summary: "", description: "" }),
    };
    const { loaded } = await open(ADDRESS, answers);
    expect(loaded.head.description).toBe("Semua kelas Teknik Jaringan di situs ini, dengan jadwal dan biayanya.");
  });

  it("are not found for a slug that neither a class nor a programme has", async () => {
    const none = new AppError("not-found", "none");
    const answers = { "services class/overview": none, "services v1/program/active/detail": none };
    expect((await open("/Class/Competence/tidak-ada", answers)).ending).toEqual({ kind: "not-found" });
  });

  it("fail with the host, and stand with a retry when only the list is lost", async () => {
    const down = new AppError("timeout", "late");
    await expect(open(ADDRESS, { ...programAnswers, "services v1/program/active/detail": down })).rejects.toMatchObject(
      {
        code: "timeout",
      },
    );
    const page = await open(ADDRESS, { ...programAnswers, "services class/active": down });
    expect(page.loaded.status).toBe(503);
    const html = renderToStaticMarkup(page.show());
    expect(html).toContain("Kelas Teknik Jaringan");
    expect(html).toContain("Daftar kelas tidak sampai");
  });
});

describe("a class below the programmes", () => {
  const none = new AppError("not-found", "none");
  const down = new AppError("timeout", "late");
  const CLASS = "/Class/Competence/jaringan-di-gedung-tua";

  it("is shown as its own page shows it, under that page's address", async () => {
    const page = await open(CLASS, { ...siteAnswers, "services v1/program/active/detail": none });
    expect(renderToStaticMarkup(page.show())).toContain("Jaringan di Gedung Tua</h1>");
    expect(page.loaded.head).toMatchObject({
      title: "Jaringan di Gedung Tua",
      canonicalPath: "/Class/jaringan-di-gedung-tua",
    });
    expect(page.loaded.slots).toMatchObject([{ name: "careers.for-course.v1" }, { name: "courses.featured.v1" }]);
  });

  it("is shown while no programme can be read, and a programme while no class can", async () => {
    const noPrograms = { ...siteAnswers, "services v1/program/active/detail": down };
    expect((await open(CLASS, noPrograms)).loaded.head.title).toBe("Jaringan di Gedung Tua");
    expect((await open(ADDRESS, { ...siteAnswers, "services class/overview": down })).loaded.head.title).toBe(
      "Kelas Teknik Jaringan",
    );
  });

  it("is not called unknown while the host of classes is down", async () => {
    const answers = { "services class/overview": down, "services v1/program/active/detail": none };
    await expect(open(CLASS, answers)).rejects.toMatchObject({ code: "timeout" });
  });
});

import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { VisitOptions } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { messages } from "../../messages/portfolio.id";
import { openPortfolio } from "../../testing/portfolio/openPortfolio";
import { PORTFOLIO, portfolioAnswers, sampleCase } from "../../testing/portfolio/sampleCases";

type Options = Partial<VisitOptions>;

const CASE = "/Portfolio/Corporate/galangan-yang-merekrut";
const CLINIC = "/Portfolio/Government/puskesmas-tanpa-antre";

const htmlOf = async (address: string, options?: Options): Promise<string> =>
  renderToStaticMarkup((await openPortfolio(address, options)).show());
const endingOf = async (address: string, options?: Options) => (await openPortfolio(address, options)).ending;
const saidOf = async (address: string, options?: Options) => {
  const { head, jsonLd = [] } = (await openPortfolio(address, options)).loaded;
  return { head, jsonLd };
};

const casesIn = (html: string): string[] =>
  [...html.matchAll(/href="(\/Portfolio\/\w+\/[^"]+)"/g)].map(([, to]) => to ?? "");

describe("the list of the work", () => {
  it("has every case once, in the site's order, under one main heading", async () => {
    const html = await htmlOf("/Portfolio");
    expect(casesIn(html)).toEqual([
      CASE,
      CLINIC,
      ...["satu", "dua", "tiga"].map((name) => `/Portfolio/Corporate/pekerjaan-${name}`),
    ]);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain("1.054 peserta");
    expect(html).toContain("Sejak Juli 2025");
  });

  it("is narrowed down by links, and says which of them is chosen", async () => {
    expect(await htmlOf("/Portfolio")).toMatch(/aria-current="true"[^>]*href="\/Portfolio">Semua/);
    const html = await htmlOf("/Portfolio/government");
    expect(casesIn(html)).toEqual([CLINIC]);
    expect(html).toMatch(/aria-current="true"[^>]*href="\/Portfolio\/Government">Pemerintah/);
    expect(html).toMatch(/<h1[^>]*>Pekerjaan untuk pemerintah</);
  });

  it("offers no choice where all of it was for one kind, which is then no page of its own to search engines", async () => {
    const options = { answers: portfolioAnswers({ cases: [sampleCase()] }) };
    expect(await htmlOf("/Portfolio", options)).not.toContain('/Portfolio/Corporate"');
    expect((await saidOf("/Portfolio/Corporate", options)).head.canonicalPath).toBe("/Portfolio");
  });

  it("says what would be there, leads on, and is kept out of search engines where there is nothing", async () => {
    const none = { answers: portfolioAnswers({ cases: [] }) };
    expect(await htmlOf("/Portfolio", none)).toContain(messages["portfolio.emptyTitle"]);
    expect((await saidOf("/Portfolio", none)).head.isIndexed).toBe(false);
    const one = { answers: portfolioAnswers({ cases: [sampleCase()] }) };
    const html = await htmlOf("/Portfolio/Government", one);
    expect(html).toContain(messages["portfolio.emptyKindTitle"]);
    expect(html).toMatch(/href="\/Portfolio"[^>]*>Lihat semua pekerjaan/);
  });

  it("links to no case on a site that has no pages for them", async () => {
    expect(casesIn(await htmlOf("/Portfolio", { routes: ["/", "/Portfolio"] }))).toEqual([]);
  });

  it("is an ItemList with its own title, text and address", async () => {
    const { head, jsonLd } = await saidOf("/Portfolio/corporate");
    expect(head).toEqual({
      title: "Pekerjaan untuk perusahaan",
      description: "Sekolah Contoh bekerja bersama perusahaan: PT Galangan Arung Segara, PT satu, PT dua, dan PT tiga.",
      canonicalPath: "/Portfolio/Corporate",
    });
    expect(jsonLd).toMatchObject([{ "@type": "BreadcrumbList" }, { "@type": "ItemList", numberOfItems: 4 }]);
    expect((await saidOf("/Portfolio")).head).toMatchObject({
      title: "Yang kami kerjakan",
      description: "Lima pekerjaan, dengan angkanya.",
    });
  });

  it.each([
    ["a kind that there is not", "/Portfolio/Sekolah", {}, { kind: "not-found" }],
    [
      "a site that has written none",
      "/Portfolio",
      { answers: { [PORTFOLIO]: new AppError("not-found", "None") } },
      { kind: "not-found" },
    ],
    [
      "a host that is down",
      "/Portfolio",
      { answers: { [PORTFOLIO]: new AppError("timeout", "Late") } },
      { kind: "failed", status: 503, message: messages["portfolio.failed"] },
    ],
  ])("of %s comes to what it is", async (_, address, options: Options, ending) => {
    expect(await endingOf(address, options)).toEqual(ending);
  });
});

describe("a case", () => {
  it("tells for whom, when, with how many, its text, pictures, groups, and where to see more", async () => {
    const html = await htmlOf(CASE);
    expect(html).toMatch(/<dt>Klien<\/dt><dd>PT Galangan Arung Segara<\/dd>/);
    expect(html).toMatch(/<dt>Masa kerja<\/dt><dd>Februari 2024–Juni 2026<\/dd>/);
    expect(html).toMatch(/<dt>Peserta<\/dt><dd>1\.054<\/dd>/);
    expect(html).toContain("<h2>Cacat sebagai bahan</h2>");
    expect(html).toMatch(/<figure[^>]*><img[^>]*alt="Kartu kerja"[^>]*width="960" height="600"/);
    expect(html).toContain("1 Des 2025–9 Jan 2026");
    for (const host of ["www.galangan.example", "video.galangan.example"])
      expect(html).toMatch(new RegExp(`href="https://${host}/las"[^>]*target="_blank"[^>]*rel="noopener noreferrer"`));
    expect(html).toMatch(/Pekerjaan berikutnya.*href="\/Portfolio\/Government\/puskesmas-tanpa-antre"/);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  it("has no empty places for what there is not", async () => {
    const html = await htmlOf(CLINIC);
    expect(html).toContain("Sejak Juli 2025, masih berjalan");
    for (const absent of ["<figure", "<table", "Peserta", "Angkatan", 'target="_blank"'])
      expect(html).not.toContain(absent);
  });

  it("is told in English on a site that is", async () => {
    expect(await htmlOf(CASE, { language: "en" })).toContain("<dt>Period</dt><dd>February 2024–June 2026</dd>");
  });

  it.each([
    ["another kind", "/Portfolio/Government/galangan-yang-merekrut"],
    ["a kind that there is not", "/Portfolio/Sekolah/galangan-yang-merekrut"],
    ["no kind", "/Portfolio/galangan-yang-merekrut"],
    ["its title in other letters", "/Portfolio/Corporate/Galangan-Yang-Merekrut"],
  ])("leads from %s to its one address, for good, with the query", async (_, address) => {
    expect(await endingOf(`${address}?utm_source=surat`)).toEqual({
      kind: "redirect",
      to: `${CASE}?utm_source=surat`,
      status: 301,
    });
  });

  it("is found with its kind in small letters, under the address in the specification's", async () => {
    const address = "/portfolio/corporate/galangan-yang-merekrut";
    expect(await endingOf(address)).toBeNull();
    expect((await saidOf(address)).head.canonicalPath).toBe(CASE);
  });

  it("is not there under a title that none has, and unavailable while the host is", async () => {
    expect(await endingOf("/Portfolio/Corporate/tidak-ada")).toEqual({ kind: "not-found" });
    const down = { answers: { [PORTFOLIO]: new AppError("upstream", "Broken") } };
    expect(await endingOf(CASE, down)).toEqual({
      kind: "failed",
      status: 503,
      message: messages["portfolio.caseFailed"],
    });
  });

  it("is shared with its cover, and is a CreativeWork below the list and its kind", async () => {
    const { head, jsonLd } = await saidOf(CASE);
    expect(head).toEqual({
      title: sampleCase().title,
      description: sampleCase().summary,
      type: "article",
      canonicalPath: CASE,
      image: "/media/contoh/galangan.webp",
    });
    expect(jsonLd).toMatchObject([
      { "@type": "BreadcrumbList", itemListElement: [{}, { name: "Yang kami kerjakan" }, { name: "Perusahaan" }, {}] },
      {
        "@type": "CreativeWork",
        url: `https://contoh.example${CASE}`,
        image: ["https://contoh.example/media/contoh/galangan.webp"],
        temporalCoverage: "2024-02-05/2026-06-19",
        contributor: { name: "PT Galangan Arung Segara" },
      },
    ]);
  });

  it("without a cover is shared as the shell draws it, and drawn for search engines; open where it goes on", async () => {
    const { head, jsonLd } = await saidOf(CLINIC);
    expect(head).not.toHaveProperty("image");
    expect(jsonLd[1]).toMatchObject({
      image: [expect.stringMatching(/\/kain\/cover\/site\/puskesmas-tanpa-antre\.svg\?/)],
      temporalCoverage: "2025-07-14/..",
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { enableStaticRendering } from "mobx-react-lite";
import { renderToStaticMarkup } from "react-dom/server";

import { openPage } from "../testing/openPage";
import { listAnswer, olderListAnswer, siteAnswers } from "../testing/sampleAnswers";
import { sampleClasses } from "../testing/sampleClasses";

beforeAll(() => enableStaticRendering(true));
afterAll(() => enableStaticRendering(false));

const htmlOf = async (options: Parameters<typeof openPage>[0]): Promise<string> =>
  renderToStaticMarkup((await openPage(options)).show());

describe("the catalogue without a script", () => {
  it("is a form that asks for the list, with what is on", async () => {
    const html = await htmlOf({ address: "/Courses?search=kabel&level=Kelas+XI&programIds=jaringan" });
    expect(html).toMatch(/<form[^>]* action="\/Courses"/);
    expect(html).toMatch(/<input[^>]* name="search"[^>]* value="kabel"/);
    expect(html).toMatch(/<input[^>]* name="level"[^>]* checked=""[^>]* value="Kelas XI"/);
    expect(html).toMatch(/<input[^>]* name="programIds"[^>]* checked=""[^>]* value="jaringan"/);
    expect(html).not.toContain('method="post"');
  });

  it("has links for pages, for classes and for taking a filter off", async () => {
    const html = await htmlOf({ address: "/Courses?search=kabel&state=started" });
    expect(html).toContain('href="/Courses?search=kabel&amp;state=started&amp;page=2"');
    expect(html).toContain('href="/Courses/kelas-1"');
    expect(html).toContain('href="/Courses?state=started"');
  });

  it("is /Class with its own links on a site that has that", async () => {
    const html = await htmlOf({ address: "/Class", routes: ["/Class", "/Class/:code"] });
    expect(html).toMatch(/<form[^>]* action="\/Class"/);
    expect(html).toContain('href="/Class/kelas-1"');
    expect(html).not.toContain("/Courses");
  });

  it("links no class where the site has no page for it", async () => {
    const html = await htmlOf({ address: "/Courses", routes: ["/Courses"] });
    expect(html).toContain("Kelas 1");
    expect(html).not.toContain('href="/Courses/');
  });

  it("sends order and comparison with the form, those of other pages too", async () => {
    const html = await htmlOf({ address: "/Courses?sort=name&compare=kelas-1,kelas-99" });
    expect(html).toMatch(/<select[^>]* form="catalogue-filters"[^>]* name="sort"/);
    expect(html).toMatch(/<option[^>]* value="name"[^>]* selected=""/);
    expect(html).toMatch(
      /<input[^>]* form="catalogue-filters"[^>]* name="compare"[^>]* checked=""[^>]* value="kelas-1"/,
    );
    expect(html).toMatch(/<input type="hidden" form="catalogue-filters" name="compare" value="kelas-99"/);
    expect(html).toContain("Bandingkan yang dipilih");
  });

  it("has no style attribute, which the content security policy would block", async () => {
    expect(await htmlOf({ address: "/Courses" })).not.toContain("style=");
  });
});

describe("the faces of the catalogue", () => {
  it("shows the classes and how many there are", async () => {
    const html = await htmlOf({ address: "/Courses" });
    expect(html).toContain("14 kelas yang bisa Anda ikuti");
    expect(html.match(/<article/g)).toHaveLength(6);
    expect(html).toContain("Pendaftaran Dibuka");
  });

  it("speaks English on the English site", async () => {
    const html = await htmlOf({ address: "/Courses", language: "en" });
    expect(html).toContain("14 courses you can take");
    expect(html).toContain("Registration open");
    expect(html).not.toMatch(/kelas yang|Saringan|Gratis/);
  });

  it("counts what the filters leave of the whole", async () => {
    const answers = {
      "services class/active": listAnswer(sampleClasses(2)),
      "services class/active?page=1&pageSize=1": listAnswer(sampleClasses(1), { totalItems: 14 }),
    };
    const html = await htmlOf({ address: "/Courses?search=kabel", answers });
    expect(html).toContain("2 dari 14 kelas");
    expect(html).toContain("2 kelas yang bisa Anda ikuti</h1>");
  });

  it("offers to clear the filters when nothing matches", async () => {
    const html = await htmlOf({ address: "/Courses?search=zzz", answers: { "services class/active": listAnswer([]) } });
    expect(html).toContain("Belum ada kelas yang cocok");
    expect(html).toContain(">Kelas yang bisa Anda ikuti</h1>");
    expect(html).toMatch(/<a[^>]* href="\/Courses"[^>]*>Hapus semua saringan/);
  });

  it("leads to the last page from a page behind it", async () => {
    const answers = { "services class/active": listAnswer([], { page: 999, totalItems: 14 }) };
    const html = await htmlOf({ address: "/Courses?page=999", answers });
    expect(html).toContain("Halaman terakhirnya adalah halaman 3");
    expect(html).toContain('href="/Courses?page=3"');
  });

  it("says so on a site without classes", async () => {
    const html = await htmlOf({ address: "/Courses", answers: { "services class/active": listAnswer([]) } });
    expect(html).toContain("Belum ada kelas di sini");
  });

  it("says what happened and keeps the filters when the list cannot be read", async () => {
    const answers = { "services class/active": new AppError("timeout", "late") };
    const html = await htmlOf({ address: "/Courses?level=Kelas+XI", answers });
    expect(html).toContain("Daftar kelas tidak sampai");
    expect(html).toContain("Coba lagi");
    expect(html).toMatch(/name="level"[^>]* checked=""[^>]* value="Kelas XI"/);
  });

  it("reads the older lists as well", async () => {
    const answers = { "services class/active": olderListAnswer(sampleClasses(6)) };
    expect((await htmlOf({ address: "/Courses", answers })).match(/<article/g)).toHaveLength(6);
  });

  it.each([
    "page=abc",
    "page=-3",
    "page=0",
    "page=9999",
    "pageSize=1e9",
    "state=closed",
    "state=started&state=ended",
    "level=%00",
    "type=%22%3E%3Cscript%3E",
    "sort=drop+table",
    "programIds=,,,",
    "compare=,,",
    "compare=a&compare=b&compare=c&compare=d",
    "search=%F0%9F%98%80",
    "search='%22`",
    `search=${"x".repeat(5_000)}`,
    `search=x${"%F0%9F%A7%B5".repeat(90)}`,
  ])("stands for the address with %s", async (query) => {
    const html = await htmlOf({ address: `/Courses?${query}`, answers: { ...siteAnswers } });
    expect(html).toContain("<article");
    expect(html).not.toContain("<script");
  });
});

describe("what the catalogue says of itself", () => {
  const headOf = async (options: Parameters<typeof openPage>[0]) => {
    const { loaded } = await openPage(options);
    return { head: loaded.head, jsonLd: loaded.jsonLd };
  };

  it("has one address for each page of the plain list", async () => {
    expect((await headOf({ address: "/courses" })).head).toMatchObject({ title: "Kelas", canonicalPath: "/Courses" });
    expect((await headOf({ address: "/Courses?page=2" })).head).toMatchObject({
      title: "Kelas, halaman 2",
      canonicalPath: "/Courses?page=2",
    });
  });

  it("keeps filtered, empty and failed lists out of search engines", async () => {
    expect((await headOf({ address: "/Courses" })).head.isIndexed).toBeUndefined();
    expect((await headOf({ address: "/Courses?search=x" })).head.isIndexed).toBe(false);
    expect((await headOf({ address: "/Courses?sort=name&compare=a,b" })).head.canonicalPath).toBe("/Courses");
    const answers = { "services class/active": new AppError("offline", "down") };
    expect((await headOf({ address: "/Courses", answers })).head.isIndexed).toBe(false);
  });

  it("lists its classes for search engines", async () => {
    const { jsonLd } = await headOf({ address: "/Courses" });
    expect(jsonLd).toMatchObject([
      { "@type": "BreadcrumbList" },
      {
        "@type": "ItemList",
        itemListElement: [{ position: 1, url: "https://contoh.example/Courses/kelas-1" }, {}, {}, {}, {}, {}],
      },
    ]);
  });
});

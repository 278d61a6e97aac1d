import openGraph from "open-graph-scraper";

import { expect, test } from "../fixtures/test";
import { listPages, targetOf, triedPages } from "./listPages";
import { readData, sizeOf } from "./sharedData";

test("the page of a class carries its own title, description and data", async ({ server }) => {
  const pages = (await listPages((target) => server.ask("demo", target))).filter((address) =>
    /\/(?:Courses|Class)\/(?!Competence\/|@Premium$|.*\/chapter\/)./.test(address),
  );
  expect(pages.length).toBeGreaterThan(3);
  for (const address of triedPages(pages)) {
    const { text: html } = await server.ask("demo", targetOf(address));
    const [course] = readData(html).jsonld["Course"] ?? [];
    const { result } = await openGraph({ html });
    expect.soft(course, address).toMatchObject({
      name: result.ogTitle,
      description: expect.stringMatching(/\S/),
      url: address,
      provider: { "@type": "Organization", name: expect.stringMatching(/\S/) },
      offers: { priceCurrency: "IDR" },
      hasCourseInstance: { courseMode: "Online", courseWorkload: expect.stringMatching(/^PT\d+M$/) },
    });
  }
});

test("the page of an article carries its author, dates and publisher", async ({ server }) => {
  const kinds = [
    ["media", /\/Blog\/\d/, "BlogPosting"],
    ["coding-school", /\/Berita\/Detail\/\d/, "NewsArticle"],
    ["innovation", /\/Articles\/[^/]+\/Detail\/\d/, "Article"],
  ] as const;
  for (const [site, path, type] of kinds) {
    const pages = (await listPages((target) => server.ask(site, target))).filter((address) => path.test(address));
    expect(pages.length).toBeGreaterThan(3);
    for (const address of triedPages(pages)) {
      const { text: html } = await server.ask(site, targetOf(address));
      const [article] = readData(html).jsonld[type] ?? [];
      const { result } = await openGraph({ html });
      expect.soft(result.ogType, address).toBe("article");
      expect.soft(article, address).toMatchObject({
        headline: result.ogTitle,
        url: address,
        mainEntityOfPage: { "@id": address },
        author: { "@type": "Person", name: expect.stringMatching(/\S/) },
        publisher: { "@type": "Organization", name: expect.stringMatching(/\S/) },
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/),
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        image: [expect.stringMatching(/^http/)],
      });
    }
  }
});

test("the page of the festival carries what its class is called and about, and tells of an event", async ({
  server,
}) => {
  const said = { main: "programme and sponsorship", demo: "acara dan sponsor" };
  for (const site of ["main", "demo"] as const) {
    const of = async (target: string) => {
      const { text: html } = await server.ask(site, target);
      return { head: (await openGraph({ html })).result, data: readData(html).jsonld };
    };
    const [page, course] = [await of("/BelajarBersama"), await of("/Courses/belajar-bersama")];
    expect.soft(page.head.ogTitle).toBe(`${course.head.ogTitle}: ${said[site]}`);
    expect.soft(page.head.ogDescription).toBe(course.head.ogDescription);
    expect.soft(page.data["Event"]?.[0]).toMatchObject({
      name: course.head.ogTitle,
      startDate: expect.stringMatching(/^2027-\d\d-\d\d$/),
      location: { "@type": "Place", name: expect.stringMatching(/\S/) },
      isAccessibleForFree: true,
    });
  }
});

test("the page of the book is shared with one picture on every site", async ({ server }) => {
  const pictures = await Promise.all(
    ["metamorfosa", "foundation", "demo"].map(async (site) => {
      const { text: html } = await server.ask(site, "/Metamorfosa");
      const [picture] = (await openGraph({ html })).result.ogImage ?? [];
      expect.soft(readData(html).jsonld["Book"]?.[0], site).toMatchObject({
        name: "Metamorfosa",
        author: { name: "Ratri Kusumaningtyas" },
        image: picture?.url,
      });
      const { status, headers, body } = await server.ask(site, targetOf(picture?.url ?? ""));
      expect.soft([status, headers["content-type"], ...sizeOf(body)], site).toEqual([200, "image/png", 1200, 630]);
      return [targetOf(picture?.url ?? ""), picture?.alt];
    }),
  );
  expect(new Set(pictures.map((picture) => JSON.stringify(picture))).size).toBe(1);
});

test("what nobody should find says so, and has no data", async ({ server }) => {
  for (const target of ["/Tidak-Ada", "/Courses/tidak-ada", "/Courses?search=zzz"]) {
    const { text: html } = await server.ask("demo", target);
    expect.soft(html, target).toContain('<meta name="robots" content="noindex, follow">');
    expect.soft(Object.keys(readData(html).jsonld), target).not.toContain("Course");
  }
});

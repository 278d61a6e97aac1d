import { sampled } from "../fixtures/sample";
import type { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";
import { SITES, TRIED_SITES } from "../reading/sites";
import { PLAIN, ROUTES, WITH_PARAMETERS } from "./siteRoutes";

/** On these hosts the programme's own site answers its paths (specification section 2.3). */
const MAIN_BRAND: ReadonlySet<string> = new Set(["main", "dev", "staging", "media"]);

const countHeadings = (html: string): number => html.match(/<h1[ >]/g)?.length ?? 0;

const canonicalPath = (html: string): string => {
  const [, address = ""] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return URL.canParse(address) ? decodeURI(new URL(address).pathname) : address;
};

const isOther = (site: string, path: string): boolean =>
  !ROUTES[site]?.includes(path) && !(MAIN_BRAND.has(site) && path.startsWith("/Pesilat"));

const isTried = (site: string): boolean => TRIED_SITES.some((name) => name === site);

/** The parts of a path that are the route's own in small letters; a code stays as it is. */
const inSmallLetters = (path: string): string =>
  path
    .split("/")
    .map((part) => (/\d/.test(part) ? part : part.toLowerCase()))
    .join("/");

const statuses = async (server: ServerProcess, site: string, paths: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, (await server.ask(site, path)).status] as const)),
  );

for (const [site, paths] of Object.entries(ROUTES).filter(([name]) => isTried(name)))
  test.describe(`routes of ${site}`, () => {
    test("each stands in any letter case, with one main heading and the address in the specification's", async ({
      server,
    }) => {
      for (const path of paths) {
        // What a busy machine cannot bring in time is a page that says so, with 503: the next one has it.
        let written = await server.ask(site, path);
        await expect
          .poll(async () => {
            if (written.status === 503) written = await server.ask(site, path);
            return written.status;
          }, path)
          .toBe(200);
        const lower = await server.ask(site, inSmallLetters(path));
        expect.soft([path, countHeadings(written.text), lower.status]).toEqual([path, 1, 200]);
        expect.soft(canonicalPath(written.text), path).toMatch(/^\/[A-Z]/);
        expect.soft(canonicalPath(lower.text), path).toBe(canonicalPath(written.text));
      }
    });

    test("are all it has: what other sites have is not found", async ({ server }) => {
      const others = [...PLAIN, ...WITH_PARAMETERS].filter((path) => isOther(site, path));
      expect(await statuses(server, site, others)).toEqual(Object.fromEntries(others.map((path) => [path, 404])));
    });
  });

test("a site of which nothing is told here has none of them", async ({ server }) => {
  const none = [...PLAIN, ...WITH_PARAMETERS];
  const others = SITES.filter((site) => !Object.hasOwn(ROUTES, site));
  expect(others.length + Object.keys(ROUTES).length).toBe(SITES.length);
  for (const site of others)
    expect([site, await statuses(server, site, none)]).toEqual([
      site,
      Object.fromEntries(none.map((path) => [path, 404])),
    ]);
});

test("an address is found as programs write it that pass links on: its `@` encoded", async ({ server }) => {
  for (const path of ROUTES["demo"]?.filter((each) => each.includes("@")) ?? []) {
    const { status, text } = await server.ask("demo", path.replace("@", "%40"));
    expect([path, status, canonicalPath(text)]).toEqual([path, 200, path]);
  }
});

test.describe("the martial-arts programme", () => {
  for (const site of MAIN_BRAND)
    test(`answers its own paths on ${site}, in its own frame, and leads to nothing that is not there`, async ({
      server,
    }) => {
      for (const path of ["/Pesilat", "/pesilat", "/Pesilat/Class", "/PESILAT/class/PS-07"]) {
        const { status, text } = await server.ask(site, path);
        expect([path, status]).toEqual([path, 200]);
        expect(text).toContain('<html lang="id"');
        expect(canonicalPath(text)).toMatch(/^\/Pesilat(?:\/Class(?:\/|$)|$)/);
        const links = [...text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = ""]) => href);
        const found = await statuses(
          server,
          site,
          [...new Set(links)].filter((href) => !href.startsWith("/_")),
        );
        expect(Object.entries(found).filter(([, each]) => each !== 200)).toEqual([]);
      }
    });

  test("is not found below its own paths where there is nothing", async ({ server }) => {
    for (const site of ["main", "pesilat"]) {
      expect((await server.ask(site, "/Pesilat/Class/PS-99")).status).toBe(404);
      expect((await server.ask(site, "/Pesilat/Jadwal")).status).toBe(404);
    }
  });

  test("is walked by keyboard from its stairs to a class and back", async ({ page, open }) => {
    await open("pesilat", "/Pesilat");
    await page
      .getByRole("navigation", { name: "Sabuk demi sabuk" })
      .getByRole("link", { name: "Kuning" })
      .press("Enter");
    await expect(page).toHaveURL(/#belt-yellow$/);
    await page.getByRole("link", { name: "Pagar Dua Belas Meter" }).first().press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pagar Dua Belas Meter");
    await page.getByRole("link", { name: "Kembali ke tangga sabuk" }).press("Enter");
    await expect(page).toHaveURL(/\/Pesilat$/);
    await expect(page.getByRole("heading", { level: 3, name: "Hitam" })).toBeVisible();
  });
});

/** Other addresses of pages that another of the list shows. */
const SAME_PAGE =
  /^\/(?:News|Berita|Articles|Overview|Training-Services|Class\/geografi|Program\/demo|Event\/Program\/demo-pelayaran$|Courses\/membaca)/;

/** Pages that the tests of accessibility and of clicks open, whose console has to stay silent too. */
const OPENED_ELSEWHERE =
  /^\/(?:Courses(?:\/[^/@]+)?|Class|Class\/Competence\/.*|Video|Lms.*|BelajarBersama|Metamorfosa|Program|Event|Gallery|Portfolio|Podcast)$/;

const OF_EACH_KIND = (ROUTES["demo"] ?? []).filter((path) => !SAME_PAGE.test(path));

test.describe("in a browser", () => {
  // The fixture fails for whatever the console says.
  for (const path of sampled(
    OF_EACH_KIND,
    OF_EACH_KIND.filter((each) => !OPENED_ELSEWHERE.test(each)),
  ))
    test(`${path} is taken over in silence`, async ({ page, open }) => {
      await open("demo", path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await page.waitForLoadState("networkidle");
    });
});

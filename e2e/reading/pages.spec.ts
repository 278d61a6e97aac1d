import { Readable } from "node:stream";

import { LinkState } from "linkinator";
import openGraph from "open-graph-scraper";
import { parseSitemapIndex } from "sitemap";

import { complaintsOf } from "./complaintsOf";
import { canonicalOf, crawl, isSwitch, isToAccounts, missingFragments } from "./crawl";
import { listPages, targetOf, triedPages } from "./listPages";
import { expect, test } from "./recordedTest";
import { issuesOf, readData, sizeOf } from "./sharedData";
import { KINDS_OF_SITES, TRIED_SITES } from "./sites";

const MAX_WORDS = 20;
/** Address of the account site, or of the page that leads there. */
const ACCOUNT_SITE = /^(?:http:\/\/account\.localhost:\d+\/|\/Login\?back=)/;

for (const site of TRIED_SITES) {
  test(`a crawler finds no dead link on ${site}, and none in another case`, async ({ server, recorded }) => {
    test.setTimeout(120_000);
    const record = await recorded(site);
    const links = await crawl(record);
    const { pages, root } = record;
    const followed = links.filter(({ state }) => state !== LinkState.SKIPPED);
    expect(followed.length).toBeGreaterThan(10);
    expect(
      followed
        .filter(({ state }) => state !== LinkState.OK)
        .map(({ url, status, parent }) => `${parent} → ${url}: ${status}`),
    ).toEqual([]);

    // Every page has a switch of languages, back to itself: where it leads to is enough, that page has been followed.
    for (const { url } of links.filter((link) => link.url.startsWith(root) && isSwitch(link.url))) {
      const { status, headers } = await server.ask(site, targetOf(url));
      expect.soft([status, pages.has(headers.location ?? "")], url).toEqual([303, true]);
    }

    const toAccounts = new Set(links.map(({ url }) => url).filter((url) => url.startsWith(root) && isToAccounts(url)));
    for (const url of toAccounts) {
      const { status, headers } = await server.ask(site, targetOf(url));
      expect.soft([status, headers.location], url).toEqual([302, expect.stringMatching(ACCOUNT_SITE)]);
    }

    for (const [target, text] of pages) {
      const canonical = canonicalOf(text);
      const [path = ""] = target.split("?");
      // A page may stand under another address too; under its own it is written in its own case.
      const pathname = canonical === undefined ? path : new URL(canonical).pathname;
      if (pathname.toLowerCase() === path.toLowerCase()) expect.soft(path).toBe(pathname);
    }
    expect(canonicalOf(pages.get("/") ?? "")).toBe(root);
    expect(await missingFragments(record)).toEqual([]);
  });

  // The tests of a site follow one another: its pages are asked for once.
  if (!KINDS_OF_SITES.includes(site)) continue;

  test(`the sitemap of ${site} names its own public pages, each once and as it names itself`, async ({
    server,
    recorded,
  }) => {
    const { text, headers } = await server.ask(site, "/robots.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toContain(`Sitemap: ${server.url(site, "/sitemap.xml")}\n`);

    const { root, ask } = await recorded(site);
    const index = await parseSitemapIndex(Readable.from([(await ask("/sitemap.xml")).text]));
    for (const { lastmod } of index) expect(Date.parse(lastmod ?? "")).not.toBeNaN();

    const pages = await listPages(ask);
    expect(pages).toContain(root);
    expect(new Set(pages).size).toBe(pages.length);
    for (const address of triedPages(pages)) {
      const { status, text: html } = await ask(targetOf(address));
      expect.soft([address, status]).toEqual([address, 200]);
      expect.soft(html).toContain(`<link rel="canonical" href="${address}">`);
      expect.soft(html).toContain('<meta name="robots" content="index, follow">');
    }
  });

  test(`each kind of page of ${site} is HTML without errors`, async ({ recorded }) => {
    const { ask } = await recorded(site);
    const pages = triedPages(await listPages(ask)).map(targetOf);
    expect(pages).toContain("/");
    for (const target of [...pages, "/Tidak-Ada"]) {
      const { text } = await ask(target);
      expect.soft(await complaintsOf(text), target).toEqual([]);
    }
  });

  test(`each kind of page of ${site} can be shared and read as data`, async ({ server, recorded }) => {
    const { ask } = await recorded(site);
    const pages = triedPages(await listPages(ask));
    const titles: string[] = [];
    for (const address of pages) {
      const { text: html } = await ask(targetOf(address));
      const { error, result } = await openGraph({ html });
      expect.soft(error, address).toBe(false);
      expect.soft(result, address).toMatchObject({
        ogTitle: expect.stringMatching(/\S/),
        ogDescription: expect.stringMatching(/\S/),
        ogType: expect.stringMatching(/^(?:website|article|profile)$/),
        ogUrl: address,
        ogSiteName: expect.stringMatching(/\S/),
        ogLocale: expect.stringMatching(/^(?:id_ID|en_US)$/),
        ogImage: [{ url: expect.stringMatching(/^http/), alt: expect.stringMatching(/\S/) }],
        twitterCard: expect.stringMatching(/^summary/),
        twitterTitle: result.ogTitle,
        twitterDescription: result.ogDescription,
        charset: "utf-8",
      });
      expect.soft((result.ogDescription ?? "").split(" ").length, address).toBeLessThanOrEqual(MAX_WORDS);
      titles.push(`${result.ogTitle} | ${result.ogSiteName}`);

      const data = readData(html);
      const types = Object.keys(data.jsonld);
      const isHome = targetOf(address) === "/";
      expect
        .soft(types, address)
        .toEqual(expect.arrayContaining(isHome ? ["Organization", "WebSite"] : ["BreadcrumbList"]));
      expect.soft(await issuesOf(data), address).toEqual([]);
    }
    expect(new Set(titles).size).toBe(pages.length);

    const { result } = await openGraph({ html: (await ask("/")).text });
    const [picture] = result.ogImage ?? [];
    const { status, headers, body } = await server.ask(site, targetOf(picture?.url ?? server.url(site)));
    expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
    expect(sizeOf(body).map(String)).toEqual([picture?.width, picture?.height].map(String));
  });
}

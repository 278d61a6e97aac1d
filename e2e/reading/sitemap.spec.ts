import { Readable } from "node:stream";

import { parseSitemapIndex } from "sitemap";

import { expect, test } from "../fixtures/test";
import { listPages, targetOf, triedPages } from "./listPages";
import { TRIED_SITES } from "./sites";

for (const site of TRIED_SITES)
  test(`the sitemap of ${site} names its own public pages, each once and as it names itself`, async ({ server }) => {
    const { text, headers } = await server.ask(site, "/robots.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toContain(`Sitemap: ${server.url(site, "/sitemap.xml")}\n`);

    const { text: xml } = await server.ask(site, "/sitemap.xml");
    const index = await parseSitemapIndex(Readable.from([xml]));
    for (const { lastmod } of index) expect(Date.parse(lastmod ?? "")).not.toBeNaN();

    const pages = await listPages(server, site);
    expect(pages).toContain(server.url(site));
    expect(new Set(pages).size).toBe(pages.length);
    for (const address of triedPages(pages)) {
      const { status, text: html } = await server.ask(site, targetOf(address));
      expect.soft([address, status]).toEqual([address, 200]);
      expect.soft(html).toContain(`<link rel="canonical" href="${address}">`);
      expect.soft(html).toContain('<meta name="robots" content="index, follow">');
    }
  });

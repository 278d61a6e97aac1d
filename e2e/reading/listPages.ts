import { Readable } from "node:stream";

import { parseSitemap, parseSitemapIndex } from "sitemap";

import type { ServerProcess } from "../fixtures/ServerProcess";

/** The path and query of an address. */
export const targetOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Every page that a site tells search engines of, as its sitemaps name them. */
export const listPages = async (server: ServerProcess, site: string): Promise<string[]> => {
  const index = await parseSitemapIndex(Readable.from([(await server.ask(site, "/sitemap.xml")).text]));
  const pages: string[] = [];
  for (const { url } of index) {
    const part = await server.ask(site, targetOf(url));
    pages.push(...(await parseSitemap(Readable.from([part.text]))).map((entry) => entry.url));
  }
  return pages;
};

import { Readable } from "node:stream";

import { parseSitemap, parseSitemapIndex } from "sitemap";

import { sampled } from "../fixtures/sample";
import type { Answer } from "../fixtures/ask";

/** The path and query of an address. */
export const targetOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/**
 * Every page that a site tells search engines of, as its sitemaps name them.
 * @param ask the site
 */
export const listPages = async (ask: (target: string) => Promise<Pick<Answer, "text">>): Promise<string[]> => {
  const index = await parseSitemapIndex(Readable.from([(await ask("/sitemap.xml")).text]));
  const pages: string[] = [];
  for (const { url } of index) {
    const part = await ask(targetOf(url));
    pages.push(...(await parseSitemap(Readable.from([part.text]))).map((entry) => entry.url));
  }
  return pages;
};

/** What pages of one kind have in common: the words of their route, which begin with a capital letter, and what is asked. */
const kindOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address);
  const parts = pathname.split("/").map((part) => (/^[A-Z@]/.test(part) ? part : "…"));
  return [...parts, ...new Set(searchParams.keys())].join("/");
};

/** Says of address after address whether there were `most` of its kind before. With SERAMBI_ALL=1 there never are. */
export const repeatedKind = (most: number): ((address: string) => boolean) => {
  const seen = new Map<string, number>();
  return (address) => {
    const kind = kindOf(address);
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return (seen.get(kind) ?? 0) > (sampled([Infinity], [most])[0] ?? 0);
  };
};

/** Two pages of each kind: one may be told of rightly by chance. */
export const triedPages = (pages: readonly string[]): readonly string[] => {
  const isRepeated = repeatedKind(2);
  return pages.filter((address) => !isRepeated(address));
};

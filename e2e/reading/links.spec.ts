import { LinkChecker, LinkState, type LinkResult } from "linkinator";

import type { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";
import { repeatedKind, targetOf } from "./listPages";
import { resolveLocalHosts } from "./localHosts";
import { RecordedSite } from "./RecordedSite";
import { TRIED_SITES } from "./sites";

resolveLocalHosts();

/** Followed of each kind: a list leads to many of one. */
const OF_A_KIND = 4;
/** As many questions as a server has at once. */
const AT_ONCE = 4;

const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

const SWITCH = /^\/_language\?/;

/** Leads to the account site, which is a site of its own: visitors buy nothing. */
const LOGIN = /^\/(?:Login\?|Checkout\/)/;

/** The addresses of pages begin with a capital letter; files have small ones. */
const isPage = (link: string): boolean => /^\/[A-Z]/.test(targetOf(link));

/**
 * What is made alike for many addresses, and takes a server's time: a picture in all its widths, a calendar in all months,
 * the cards of pages of one kind.
 */
const likenessOf = (link: string): string | undefined => {
  const { pathname, searchParams } = new URL(link);
  if (pathname.startsWith("/social/")) {
    const [, section, ...rest] = (searchParams.get("page") ?? "").split("/");
    return `card ${section} ${rest.length} ${searchParams.get("lang")}`;
  }
  return searchParams.has("month") ? "month" : /\/_image\/[^/]+\/(.+)$/.exec(link)?.[1];
};

/** Whether the like of a link has been there before. */
const repeats = (): ((link: string) => boolean) => {
  const seen = new Set<string>();
  return (link) => {
    const likeness = likenessOf(link);
    const isSeen = likeness !== undefined && seen.has(likeness);
    if (likeness !== undefined) seen.add(likeness);
    return isSeen;
  };
};

/** What was found on the way through a site. */
interface Crawl {
  readonly links: readonly LinkResult[];
  /** The pages that were seen, by path and query. */
  readonly pages: ReadonlyMap<string, string>;
  /** Address of the home page, as all of them have it. */
  readonly root: string;
}

const crawl = async (address: string): Promise<Crawl> => {
  const { root, pages, stop } = await RecordedSite.start(address);
  const isRepeated = repeats();
  const isOfManyPages = repeatedKind(OF_A_KIND);
  try {
    const { links } = await new LinkChecker().check({
      path: root,
      recurse: true,
      concurrency: AT_ONCE,
      linksToSkip: (link) =>
        Promise.resolve(
          !link.startsWith(root) ||
            LOGIN.test(targetOf(link)) ||
            SWITCH.test(targetOf(link)) ||
            isRepeated(link) ||
            (isPage(link) && isOfManyPages(link)),
        ),
    });
    return { links, pages, root };
  } finally {
    await stop();
  }
};

/** Fragments of its own pages that a page leads to, and that are not there. */
const missingFragments = async (server: ServerProcess, name: string, { root, pages }: Crawl): Promise<string[]> => {
  const { origin } = new URL(root);
  const known = new Map(pages);
  const missing: string[] = [];
  for (const [page, text] of pages)
    for (const [, href = ""] of text.matchAll(/<a [^>]*href="([^"]*#[^"]+)"/g)) {
      const url = new URL(href.replaceAll("&amp;", "&"), origin + page);
      // Of a recording, a fragment is a moment.
      if (url.origin !== origin || url.pathname.startsWith("/media/")) continue;
      const target = targetOf(url.href);
      const led = known.get(target) ?? (await server.ask(name, target)).text;
      known.set(target, led);
      if (!led.includes(` id="${decodeURIComponent(url.hash.slice(1))}"`)) missing.push(`${page} → ${href}`);
    }
  return missing;
};

for (const name of TRIED_SITES)
  test(`a crawler finds no dead link on ${name}, and none in another case`, async ({ server }) => {
    test.setTimeout(120_000);
    const found = await crawl(server.url(name));
    const { links, pages, root } = found;
    const followed = links.filter(({ state }) => state !== LinkState.SKIPPED);
    expect(followed.length).toBeGreaterThan(10);
    expect(
      followed
        .filter(({ state }) => state !== LinkState.OK)
        .map(({ url, status, parent }) => `${parent} → ${url}: ${status}`),
    ).toEqual([]);

    // Every page has a switch of languages, back to itself: where it leads to is enough, that page has been followed.
    for (const { url } of links.filter((link) => link.url.startsWith(root) && SWITCH.test(targetOf(link.url)))) {
      const { status, headers } = await server.ask(name, targetOf(url));
      expect.soft([status, pages.has(headers.location ?? "")], url).toEqual([303, true]);
    }

    for (const [target, text] of pages) {
      const canonical = canonicalOf(text);
      const [path = ""] = target.split("?");
      // A page may stand under another address too; under its own it is written in its own case.
      const pathname = canonical === undefined ? path : new URL(canonical).pathname;
      if (pathname.toLowerCase() === path.toLowerCase()) expect.soft(path).toBe(pathname);
    }
    expect(canonicalOf(pages.get("/") ?? "")).toBe(root);
    expect(await missingFragments(server, name, found)).toEqual([]);
  });

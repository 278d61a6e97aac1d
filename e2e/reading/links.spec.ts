import { LinkChecker, LinkState } from "linkinator";

import type { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";
import { targetOf } from "./listPages";
import { resolveLocalHosts } from "./localHosts";
import { SITES } from "./sites";

resolveLocalHosts();

const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

/** Fragments of its own pages that a page leads to, and that are not there. */
const missingFragments = async (server: ServerProcess, site: string, pages: readonly string[]): Promise<string[]> => {
  const texts = new Map<string, string>();
  const textOf = async (target: string): Promise<string> => {
    const known = texts.get(target) ?? (await server.ask(site, target)).text;
    texts.set(target, known);
    return known;
  };
  const missing: string[] = [];
  for (const page of pages)
    for (const [, href = ""] of (await textOf(page)).matchAll(/<a [^>]*href="([^"]*#[^"]+)"/g)) {
      const url = new URL(href, server.url(site, page));
      // Of a recording, a fragment is a moment.
      if (url.origin !== new URL(server.url(site)).origin || url.pathname.startsWith("/media/")) continue;
      const id = decodeURIComponent(url.hash.slice(1));
      if (!(await textOf(targetOf(url.href))).includes(` id="${id}"`)) missing.push(`${page} → ${href}`);
    }
  return missing;
};

/** A picture in one width, and a calendar in one month: the others are made alike, and each takes a server's time. */
const repeats = (): ((link: string) => boolean) => {
  const seen = new Set<string>();
  return (link) => {
    const picture = /\/_image\/[^/]+\/(.+)$/.exec(link)?.[1] ?? (/[?&]month=/.test(link) ? "a month" : undefined);
    if (picture === undefined) return false;
    const isSeen = seen.has(picture);
    seen.add(picture);
    return isSeen;
  };
};

for (const site of SITES)
  test(`a crawler finds no dead link on ${site}, and none in another case`, async ({ server }) => {
    test.setTimeout(120_000);
    const root = server.url(site);
    const isRepeated = repeats();
    const { links } = await new LinkChecker().check({
      path: root,
      recurse: true,
      concurrency: 4,
      linksToSkip: (link) => Promise.resolve(!link.startsWith(root) || isRepeated(link)),
    });
    const followed = links.filter(({ state }) => state !== LinkState.SKIPPED);
    expect(followed.length).toBeGreaterThan(10);
    expect(
      followed
        .filter(({ state }) => state !== LinkState.OK)
        .map(({ url, status, parent }) => `${parent} → ${url}: ${status}`),
    ).toEqual([]);

    const targets = [...new Set(followed.map(({ url }) => targetOf(url)))];
    const pages: string[] = [];
    for (const target of targets.filter((each) => !/^\/_|\.\w+(?:\?|$)/.test(each))) {
      const canonical = canonicalOf((await server.ask(site, target)).text);
      if (canonical === undefined) continue;
      pages.push(target);
      const [path = ""] = target.split("?");
      const { pathname } = new URL(canonical);
      // A page may stand under another address too; under its own it is written in its own case.
      if (pathname.toLowerCase() === path.toLowerCase()) expect.soft(path).toBe(pathname);
    }
    expect(pages).toContain("/");
    expect(await missingFragments(server, site, pages)).toEqual([]);
  });

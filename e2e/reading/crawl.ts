import { LinkChecker, type LinkResult } from "linkinator";

import { repeatedKind, targetOf } from "./listPages";
import { resolveLocalHosts } from "./localHosts";
import type { RecordedSite } from "./RecordedSite";

resolveLocalHosts();

/** Followed of each kind: a list leads to many of one. */
const OF_A_KIND = 4;
/** As many questions as a server has at once. */
const AT_ONCE = 4;

export const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

/** Leads back to the page that it is on, in another language. */
export const isSwitch = (link: string): boolean => targetOf(link).startsWith("/_language?");

const LOGIN = /^\/(?:Login\?|Checkout\/|Account$)/;

/** A link that leads to the account site, a site of its own. The crawler stops there: a visitor is not signed in. */
export const isToAccounts = (link: string): boolean => LOGIN.test(targetOf(link));

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

/** Follows every link of a site. @returns what each led to, or that it was left alone */
export const crawl = async ({ root }: RecordedSite): Promise<readonly LinkResult[]> => {
  const isRepeated = repeats();
  const isOfManyPages = repeatedKind(OF_A_KIND);
  const { links } = await new LinkChecker().check({
    path: root,
    recurse: true,
    concurrency: AT_ONCE,
    linksToSkip: (link) =>
      Promise.resolve(
        !link.startsWith(root) ||
          isToAccounts(link) ||
          isSwitch(link) ||
          isRepeated(link) ||
          (isPage(link) && isOfManyPages(link)),
      ),
  });
  return links;
};

/** Fragments of its own pages that a page leads to, and that are not there. */
export const missingFragments = async ({ root, pages, ask }: RecordedSite): Promise<string[]> => {
  const { origin } = new URL(root);
  const known = new Map(pages);
  const missing: string[] = [];
  for (const [page, text] of new Map(pages))
    for (const [, href = ""] of text.matchAll(/<a [^>]*href="([^"]*#[^"]+)"/g)) {
      const url = new URL(href.replaceAll("&amp;", "&"), origin + page);
      // Of a recording, a fragment is a moment.
      if (url.origin !== origin || url.pathname.startsWith("/media/")) continue;
      const target = targetOf(url.href);
      const led = known.get(target) ?? (await ask(target)).text;
      known.set(target, led);
      if (!led.includes(` id="${decodeURIComponent(url.hash.slice(1))}"`)) missing.push(`${page} → ${href}`);
    }
  return missing;
};

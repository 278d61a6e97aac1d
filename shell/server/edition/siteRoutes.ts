import { LRUCache } from "lru-cache";

import { orderRoutes } from "../../client/page/routeTable";
import type { Route } from "../../client/page/types";
import type { Release } from "../../registry/resolve";

/** Many sites have the same list; one of its own has a handful of kilobytes. */
const MAX_LISTS = 200;

/** Of each release that is in use, by what the list says. */
const known = new WeakMap<Release, LRUCache<string, readonly Route[]>>();

/**
 * Among a site's routes: besides those it names, whole remotes of which it names none. For the sites on which remotes are
 * developed: a new one is there at its own paths (decision 26). The workshop's stay closed: they have a switch of their own.
 */
const NEW_REMOTES = "*";
const WORKSHOP = /^\/__/;

const makeRoutes = (
  { remotes }: Release,
  patterns: readonly string[],
  ownPages: readonly string[],
): readonly Route[] => {
  const named = new Set(patterns);
  const chosen = ownPages.filter((path) => named.has(path));
  const routes = Object.entries(remotes).flatMap(([remote, { pages }]) => {
    const routesOf = (some: typeof pages) =>
      some.flatMap(({ id: page, paths }) => paths.map((pattern) => ({ pattern, remote, page })));
    const everywhere = routesOf(pages.filter(({ isEverywhere }) => isEverywhere));
    const all = routesOf(pages.filter(({ isEverywhere }) => !isEverywhere));
    const own = all.filter(({ pattern }) => named.has(pattern));
    const isNew = own.length === 0 && named.has(NEW_REMOTES);
    const free = pages.filter(({ takesOwnPaths }) => takesOwnPaths);
    const chosenHere = free.flatMap(({ id: page }) => chosen.map((pattern) => ({ pattern, remote, page })));
    return [...everywhere, ...chosenHere, ...(isNew ? all.filter(({ pattern }) => !WORKSHOP.test(pattern)) : own)];
  });
  return orderRoutes(routes);
};

/** Routes without those of pages that every site has: visitors are neither told of them nor do they fetch their code. */
export const visitorRoutes = ({ remotes }: Release, routes: readonly Route[]): readonly Route[] =>
  routes.filter(
    ({ remote, page }) => !remotes[remote]?.pages.some(({ id, isEverywhere }) => id === page && isEverywhere),
  );

/**
 * The routes of a release that a site has, whose settings list these. The same object for equal lists.
 * @param ownPages those among the patterns that are addresses of pages which the site has written itself
 */
export const siteRoutes = (
  release: Release,
  patterns: readonly string[],
  ownPages: readonly string[] = [],
): readonly Route[] => {
  const lists = known.get(release) ?? new LRUCache<string, readonly Route[]>({ max: MAX_LISTS });
  known.set(release, lists);
  const key = [patterns.join("\n"), ...ownPages].join("\n\n");
  const routes = lists.get(key) ?? makeRoutes(release, patterns, ownPages);
  lists.set(key, routes);
  return routes;
};

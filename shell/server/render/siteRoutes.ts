import type { PublicTenant } from "@serambi/kernel/contracts";
import { LRUCache } from "lru-cache";

import { orderRoutes } from "../../client/page/routeTable";
import type { Route } from "../../client/page/types";
import type { Release } from "../../registry/resolve";

/** What a release has for one site, without any of its code. */
export interface SiteRoutes {
  /** Of the release. */
  readonly id: string;
  readonly routes: readonly Route[];
}

/** Many sites have the same list; one of its own has a handful of kilobytes. */
const MAX_EQUAL = 200;

const equalLists = new WeakMap<Release, LRUCache<string, SiteRoutes>>();
const byList = new WeakMap<Release, WeakMap<readonly string[], SiteRoutes>>();

/**
 * Among a site's routes: besides those it names, whole remotes of which it names none. For the sites on which remotes are
 * developed: a new one is there at its own paths (decision 26). The workshop's stay closed: they have a switch of their own.
 */
const NEW_REMOTES = "*";
const WORKSHOP = /^\/__/;

const makeRoutes = ({ id, remotes }: Release, patterns: readonly string[]): SiteRoutes => {
  const named = new Set(patterns);
  const routes = Object.entries(remotes).flatMap(([remote, { pages }]) => {
    const all = pages.flatMap(({ id: page, paths }) => paths.map((pattern) => ({ pattern, remote, page })));
    const own = all.filter(({ pattern }) => named.has(pattern));
    return own.length === 0 && named.has(NEW_REMOTES) ? all.filter(({ pattern }) => !WORKSHOP.test(pattern)) : own;
  });
  return { id, routes: orderRoutes(routes) };
};

/** The routes that a site has of a release. The same object for the same list, and for equal ones. */
export const siteRoutes = (release: Release, { settings }: PublicTenant): SiteRoutes => {
  const { routes } = settings;
  const ofRelease = byList.get(release) ?? new WeakMap<readonly string[], SiteRoutes>();
  byList.set(release, ofRelease);
  const known = ofRelease.get(routes);
  if (known) return known;
  const equal = equalLists.get(release) ?? new LRUCache<string, SiteRoutes>({ max: MAX_EQUAL });
  equalLists.set(release, equal);
  const key = routes.join("\n");
  const site = equal.get(key) ?? makeRoutes(release, routes);
  equal.set(key, site);
  ofRelease.set(routes, site);
  return site;
};

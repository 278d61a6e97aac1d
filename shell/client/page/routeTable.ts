import { matchPath } from "@serambi/kernel/router";

import type { Route } from "./types";

/** More specific patterns first: a fixed part beats a parameter, a required parameter an optional one. */
const rank = (pattern: string): string =>
  pattern
    .split("/")
    .slice(1)
    .map((part) => {
      if (!part.startsWith(":")) return part === "" ? "3" : "0";
      return part.endsWith("?") ? "2" : "1";
    })
    .join("");

const sortKey = ({ pattern }: Route): string => `${rank(pattern)} ${pattern}`;

/** Routes in the order in which they are tried. */
export const orderRoutes = (routes: readonly Route[]): Route[] =>
  routes.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : Number(sortKey(a) > sortKey(b))));

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string | undefined>>;
}

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a lone % in an address: the page will not find it
  }
};

const decoded = (params: RouteMatch["params"]): RouteMatch["params"] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value === undefined ? undefined : decode(value)]),
  );

/** The route of a path, in any letter case (decisions, section 4). */
export const matchRoute = (routes: readonly Route[], pathname: string): RouteMatch | null => {
  for (const route of routes) {
    const match = matchPath({ path: route.pattern, end: true, caseSensitive: false }, pathname);
    if (match) return { route, params: decoded(match.params) };
  }
  return null;
};

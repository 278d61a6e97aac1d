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

/** Letters, digits, `-`, `.`, `_`, `~` and the `@` of some routes: encoded or not, they mean the same (RFC 3986, section 6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|4[\da-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** The route of a path, in any letter case (decisions, section 4), and as programs that pass links on may have written it. */
export const matchRoute = (routes: readonly Route[], pathname: string): RouteMatch | null => {
  const path = pathname.replace(NEEDLESSLY_ENCODED, decodeURIComponent);
  for (const route of routes) {
    const match = matchPath({ path: route.pattern, end: true, caseSensitive: false }, path);
    if (match) return { route, params: decoded(match.params) };
  }
  return null;
};

import { matchRoute, orderRoutes, type RouteMatch } from "../../client/page/routeTable";
import type { Route } from "../../client/page/types";
import type { Release } from "../../registry/resolve";

/** The documents of a release, as its registry claims them. */
interface Claims {
  /** A route's `page` is the document's id. */
  readonly routes: readonly Route[];
  /** Told before routes are tried one by one: nearly every path is a page's. */
  readonly any: RegExp | null;
}

const known = new WeakMap<Release, Claims>();

const sourceOf = (pattern: string): string =>
  pattern
    .replace(/[.*+^$()[\]{}|\\]/g, String.raw`\$&`)
    .replace(/\/:\w+\?/g, "(?:/[^/]+)?")
    .replace(/:\w+/g, "[^/]+");

const makeClaims = ({ remotes }: Release): Claims => {
  const routes = Object.entries(remotes).flatMap(([remote, { documents }]) =>
    documents.flatMap(({ id, paths }) => paths.map((pattern) => ({ pattern, remote, page: id }))),
  );
  const any = routes.map(({ pattern }) => sourceOf(pattern)).join("|");
  return { routes: orderRoutes(routes), any: routes.length > 0 ? new RegExp(`^(?:${any})/?$`, "i") : null };
};

const claimsOf = (release: Release): Claims => {
  const claims = known.get(release) ?? makeClaims(release);
  known.set(release, claims);
  return claims;
};

/**
 * Whether a path may be a document's on some site.
 * @param path well encoded, as every path of a request is that was let in
 */
export const mayBeDocument = (release: Release, path: string): boolean => {
  const { any } = claimsOf(release);
  // Encoded or not, a letter means the same.
  return any !== null && any.test(path.includes("%") ? decodeURIComponent(path) : path);
};

/**
 * The document at a path of a site: a remote's documents are there where any page of it is.
 * @returns a route whose `page` is the document's id
 */
export const matchDocument = (release: Release, siteRoutes: readonly Route[], path: string): RouteMatch | null => {
  const remotes = new Set(siteRoutes.map(({ remote }) => remote));
  return matchRoute(
    claimsOf(release).routes.filter(({ remote }) => remotes.has(remote)),
    path,
  );
};

import type { PublicTenant, TenantSettings } from "./tenant";

/** Whether this tenant's site has a route, by its pattern: remotes link only to what exists. */
export const hasRoute = (tenant: PublicTenant, pattern: string): boolean => tenant.settings.routes.includes(pattern);

/** The route without an optional parameter at its end: the page itself. */
const pathOf = (pattern: string): string => pattern.replace(/\/:\w+\?$/, "");

/** The routes that visitors of a site have: with the pages at addresses of its own, without those that are hidden. */
export const visitedRoutes = ({
  routes,
  ownPages = [],
  hiddenPages = [],
}: Pick<TenantSettings, "routes" | "ownPages" | "hiddenPages">): string[] => {
  const hidden = new Set(hiddenPages.map((path) => path.toLowerCase()));
  return [...new Set([...routes, ...ownPages])].filter((route) => !hidden.has(pathOf(route).toLowerCase()));
};

/** Paths that are no page's: files, the server's own, and the programme that another tenant answers (specification section 2.3). */
const NO_PAGE = /^\/(?:_|(?:pesilat|login|logout)(?:\/|$))|\.[a-z\d]+$/i;

const matchers = new WeakMap<readonly string[], RegExp>();

const makeMatcher = (routes: readonly string[]): RegExp => {
  const patterns = routes.map((route) => route.replace(/\/:\w+\?/g, "(?:/[^/]+)?").replace(/:\w+/g, "[^/]+"));
  return new RegExp(`^(?:${patterns.join("|")})/?$`, "i");
};

/** Whether a link would lead to a page that this site does not have. Files, and everything outside, are not judged. */
export const leadsNowhere = ({ settings: { routes } }: PublicTenant, to: string): boolean => {
  const [path = ""] = to.split(/[?#]/, 1);
  if (!/^\/(?![/\\])/.test(path) || NO_PAGE.test(path)) return false;
  // A site for development names no routes: `*` stands for those of whole remotes.
  if (routes.includes("*")) return false;
  const matcher = matchers.get(routes) ?? makeMatcher(routes);
  matchers.set(routes, matcher);
  return !matcher.test(path);
};

/**
 * A path from a pattern, each parameter encoded; optional ones that are missing are left out.
 * @throws Error when a required one is missing: a bug, which must not become a wrong address
 */
export const fillPath = (pattern: string, params: Readonly<Record<string, string | undefined>> = {}): string =>
  pattern
    .split("/")
    .flatMap((part) => {
      if (!part.startsWith(":")) return [part];
      const value = params[part.slice(1).replace(/\?$/, "")];
      if (value === undefined && !part.endsWith("?")) throw new Error(`${pattern} needs ${part}`);
      return value === undefined ? [] : [encodeURIComponent(value)];
    })
    .join("/") || "/";

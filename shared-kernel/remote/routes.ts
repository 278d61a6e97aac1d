import type { PublicTenant } from "../contracts";

/** Whether this tenant's site has a route, by its pattern: remotes link only to what exists. */
export const hasRoute = (tenant: PublicTenant, pattern: string): boolean => tenant.settings.routes.includes(pattern);

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

import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

export const PAGE_PATH = "/Probe";

/** Pages that other remotes have for a class; a site has one of them, or none. */
const CLASS_PATTERNS = ["/Courses/:slug", "/Class/:code"] as const;

/** The page of a class on this site, or undefined where the site has no such page. */
export const classPath = (tenant: PublicTenant, slug: string): string | undefined => {
  const pattern = CLASS_PATTERNS.find((candidate) => hasRoute(tenant, candidate));
  return pattern && fillPath(pattern, { slug, code: slug });
};

/** This remote's own page, or undefined where the site does not have it. */
export const pagePath = (tenant: PublicTenant): string | undefined =>
  hasRoute(tenant, PAGE_PATH) ? PAGE_PATH : undefined;

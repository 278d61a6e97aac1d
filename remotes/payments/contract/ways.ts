import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

/** Where a site shows a class, the premium page first. */
const COURSE_PATTERNS = ["/Courses/@Premium/:slug", "/Courses/:slug", "/Class/:slug", "/Class/:code"];
const CATALOGUE_PATTERNS = ["/Courses/@Premium", "/Courses", "/Class"];
const ROOM_PATH = "/Welcome";

/** The page of a class on this site; null where the site has none. */
export const coursePathOf = (tenant: PublicTenant, slug: string): string | null => {
  const pattern = COURSE_PATTERNS.find((one) => hasRoute(tenant, one));
  return pattern === undefined ? null : fillPath(pattern, { slug, code: slug });
};

/** Where classes to buy are listed. */
export const cataloguePathOf = (tenant: PublicTenant): string | null =>
  CATALOGUE_PATTERNS.find((one) => hasRoute(tenant, one)) ?? null;

/** The room of whoever is signed in. */
export const roomPathOf = (tenant: PublicTenant): string | null => (hasRoute(tenant, ROOM_PATH) ? ROOM_PATH : null);

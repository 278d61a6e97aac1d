import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

/** The two families of routes over the same pages (specification section 2.2); a site has either or both. */
export const CATALOGUE_PATHS = ["/Courses", "/Class"] as const;
export const COURSE_PATHS = ["/Courses/:slug", "/Class/:code"] as const;

/** The list of classes on this site, or undefined where the site has none. */
export const cataloguePath = (tenant: PublicTenant): string | undefined =>
  CATALOGUE_PATHS.find((path) => hasRoute(tenant, path));

/** The page of a class on this site, or undefined where the site has no such page. */
export const coursePath = (tenant: PublicTenant, slug: string): string | undefined => {
  const pattern = COURSE_PATHS.find((path) => hasRoute(tenant, path));
  return pattern && fillPath(pattern, { slug, code: slug });
};

/** Slug or code: both patterns take either, and so does `class/overview`. */
export const courseKey = (params: Readonly<Record<string, string | undefined>>): string =>
  params["slug"] ?? params["code"] ?? "";

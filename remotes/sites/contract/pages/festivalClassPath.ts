import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

/** Where a site shows a class (specification section 2.2), the family that it prefers first. */
const CLASS_PATHS = ["/Courses/:slug", "/Class/:code", "/Overview/:code?"];

/** The page of a class on this site, or undefined where it has none. */
export const festivalClassPath = (tenant: PublicTenant, slug: string): string | undefined => {
  const pattern = CLASS_PATHS.find((each) => hasRoute(tenant, each));
  return pattern && fillPath(pattern, { slug, code: slug });
};

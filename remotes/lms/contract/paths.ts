import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

export const LMS_PATH = "/Lms";
export const FEATURE_PATH = "/Lms/Features/:slug";

/** The page of all features, or undefined where the site does not have it. */
export const lmsPath = (tenant: PublicTenant): string | undefined =>
  hasRoute(tenant, LMS_PATH) ? LMS_PATH : undefined;

/** The page of a feature, or undefined where the site has none. */
export const featurePath = (tenant: PublicTenant, slug: string): string | undefined =>
  hasRoute(tenant, FEATURE_PATH) ? fillPath(FEATURE_PATH, { slug }) : undefined;

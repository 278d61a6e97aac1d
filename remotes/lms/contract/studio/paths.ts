import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

import type { Level } from "./Exercise";
import type { Language } from "./Session";

/** The studio has its feature's address: a fixed path goes before `/Lms/Features/:slug`. */
export const STUDIO_PATH = "/Lms/Features/coding-studio";
/** The site's own words about the feature, which the studio's address would hide. */
export const STUDIO_ABOUT_PATH = `${STUDIO_PATH}/about` as const;
export const STUDIO_LIMITS_PATH = `${STUDIO_PATH}/limits` as const;
/** A program alone, for a frame on another page. */
export const STUDIO_EMBED_PATH = `${STUDIO_PATH}/embed` as const;
/** All exercises, by language. */
export const EXERCISES_PATH = `${STUDIO_PATH}/exercises` as const;
export const EXERCISE_PATH = `${STUDIO_PATH}/exercises/:slug` as const;

/** By which a site's features know it, whatever its address. */
export const STUDIO_FEATURE_KEY = "studio";
/** The feature whose address the studio has. */
export const STUDIO_FEATURE_SLUG = "coding-studio";

const ifRouted = (tenant: PublicTenant, pattern: string, path: string): string | undefined =>
  hasRoute(tenant, pattern) ? path : undefined;

/** The studio with a language chosen, or undefined where the site has none. */
export const studioPath = (tenant: PublicTenant, language?: Language): string | undefined =>
  ifRouted(tenant, STUDIO_PATH, language === undefined ? STUDIO_PATH : `${STUDIO_PATH}?language=${language}`);

export const studioLimitsPath = (tenant: PublicTenant): string | undefined =>
  ifRouted(tenant, STUDIO_LIMITS_PATH, STUDIO_LIMITS_PATH);

export const studioAboutPath = (tenant: PublicTenant): string | undefined =>
  ifRouted(tenant, STUDIO_ABOUT_PATH, STUDIO_ABOUT_PATH);

export const exercisePath = (tenant: PublicTenant, slug: string): string | undefined =>
  ifRouted(tenant, EXERCISE_PATH, fillPath(EXERCISE_PATH, { slug }));

/** The exercises, or those of a language and a level; undefined where the site has no such page. */
export const exercisesPath = (
  tenant: PublicTenant,
  { language, level }: { readonly language?: Language | null; readonly level?: Level | null } = {},
): string | undefined => {
  const query = new URLSearchParams({ ...(language && { language }), ...(level && { level }) }).toString();
  return ifRouted(tenant, EXERCISES_PATH, query === "" ? EXERCISES_PATH : `${EXERCISES_PATH}?${query}`);
};

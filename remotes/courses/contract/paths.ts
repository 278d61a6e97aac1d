import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

import { PESILAT_CLASS_PATH } from "./pesilat/paths";

/** The two families of routes over the same pages (specification section 2.2); a site has either or both. */
export const CATALOGUE_PATHS = ["/Courses", "/Class"] as const;
export const COURSE_PATHS = ["/Courses/:slug", "/Class/:code"] as const;

/** Premium courses have a family of their own, besides or instead of the two. */
export const PREMIUM_PATH = "/Courses/@Premium";
export const PREMIUM_COURSE_PATH = "/Courses/@Premium/:slug";
/** The value of `filter.type` that a premium course has. */
export const PREMIUM_TYPE = "premium";

/** A class by its code; without a code, the list. */
export const OVERVIEW_PATH = "/Overview/:code?";
/** The classes of one programme. */
export const COMPETENCE_PATH = "/Class/Competence/:slug";
export const VIDEO_PATH = "/Video";

/** Where a site has neither family: list and class under one pattern, those of the martial-arts programme first. */
const OTHER_PATHS = [PESILAT_CLASS_PATH, OVERVIEW_PATH];

const firstOf = (tenant: PublicTenant, patterns: readonly string[]): string | undefined =>
  patterns.find((pattern) => hasRoute(tenant, pattern));

/** The list of classes on this site, or undefined where the site has none. */
export const cataloguePath = (tenant: PublicTenant): string | undefined => {
  const pattern = firstOf(tenant, [...CATALOGUE_PATHS, ...OTHER_PATHS, PREMIUM_PATH]);
  return pattern && fillPath(pattern);
};

/**
 * The page of a class on this site, or undefined where the site has no such page.
 * @param type as the class has it: a premium course is shown under its own address where the site has that
 */
export const coursePath = (tenant: PublicTenant, slug: string, type = ""): string | undefined => {
  const premium = type === PREMIUM_TYPE ? [PREMIUM_COURSE_PATH] : [];
  const pattern = firstOf(tenant, [...premium, ...COURSE_PATHS, ...OTHER_PATHS]);
  return pattern && fillPath(pattern, { slug, code: slug });
};

/** The classes of one programme on this site, or undefined where the site has no such page. */
export const competencePath = (tenant: PublicTenant, slug: string): string | undefined =>
  hasRoute(tenant, COMPETENCE_PATH) ? fillPath(COMPETENCE_PATH, { slug }) : undefined;

/** Slug or code: both patterns take either, and so does `class/overview`. */
export const courseKey = (params: Readonly<Record<string, string | undefined>>): string =>
  params["slug"] ?? params["code"] ?? "";

/** Where the way to buy a class stands on its page. */
export const checkoutSlotId = (slug: string): string => `checkout-${slug}`;

/** Where jobs that ask for a class stand on its page. */
export const jobsSlotId = (slug: string): string => `jobs-${slug}`;

/** One place per class for others of the same site: going from class to class is another slot, not the old one with other words. */
export const relatedSlotId = (slug: string): string => `more-courses-${slug}`;

/** Of the syllabus on the page of a class. */
export const SYLLABUS_ID = "syllabus";

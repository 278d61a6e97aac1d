import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute, type PageContext } from "@serambi/kernel/remote";

/** Specification section 2.2. The module may be missing; the address that search engines are told has it. */
export const CHAPTER_PATHS = [
  "/Courses/:slug/module/:moduleSlug?/chapter/:chapterSlug",
  "/Courses/@Premium/:slug/module/:moduleSlug?/chapter/:chapterSlug",
] as const;

const [PLAIN, PREMIUM] = CHAPTER_PATHS;

export interface ChapterAddress {
  readonly classSlug: string;
  readonly isPremium: boolean;
  readonly moduleSlug: string;
  readonly chapterSlug: string;
}

/** A chapter's page on this site, or undefined where the site has none. */
export const chapterPath = (
  tenant: PublicTenant,
  { classSlug, isPremium, moduleSlug, chapterSlug }: ChapterAddress,
): string | undefined => {
  const pattern = (isPremium ? [PREMIUM, PLAIN] : [PLAIN]).find((path) => hasRoute(tenant, path));
  return pattern && fillPath(pattern, { slug: classSlug, moduleSlug: moduleSlug || undefined, chapterSlug });
};

export const chapterSlugOf = ({ params }: Pick<PageContext, "params">): string => params["chapterSlug"] ?? "";

import { readEnvelope } from "@serambi/kernel/http";
import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";
import type { SitemapEntry } from "@serambi/kernel/server";

import { Syllabus, type ClassSummary } from "../../contract/hosts/classes";
import { CHAPTER_PATHS, chapterPath } from "../../contract/learning/chapterPaths";
import { PREMIUM_TYPE } from "../../contract/paths";

/** A bound on what one sitemap may ask of the host: each course is a call. */
const MAX_COURSES = 100;

/** A chapter that anybody may read. */
interface OpenChapter {
  readonly path: string;
  readonly title: string;
  readonly className: string;
}

/**
 * The chapters of premium courses that anybody may read: what is locked is for nobody to find. No call where the site has
 * no page for chapters.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const openChapters = async (
  { tenant, http, report }: RemoteDeps,
  classes: readonly ClassSummary[],
): Promise<readonly OpenChapter[]> => {
  if (!CHAPTER_PATHS.some((path) => hasRoute(tenant, path))) return [];
  const found: OpenChapter[] = [];
  for (const { slug, name, classroomId } of classes.filter(({ type }) => type === PREMIUM_TYPE).slice(0, MAX_COURSES)) {
    const answer = await http.services.get("class/syllabus", { params: { classroomId } });
    for (const { slug: moduleSlug, chapters } of readEnvelope(answer, Syllabus, { call: "class/syllabus", report })
      .modules)
      for (const { slug: chapterSlug, title } of chapters.filter(({ isFree }) => isFree)) {
        const path = chapterPath(tenant, { classSlug: slug, isPremium: true, moduleSlug, chapterSlug });
        if (path !== undefined) found.push({ path, title, className: name });
      }
  }
  return found;
};

/** Their addresses, for search engines. */
export const chapterAddresses = async (
  deps: RemoteDeps,
  classes: readonly ClassSummary[],
): Promise<readonly SitemapEntry[]> => (await openChapters(deps, classes)).map(({ path }) => ({ path }));

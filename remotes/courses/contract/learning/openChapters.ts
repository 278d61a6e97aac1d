import type { PublicTenant } from "@serambi/kernel/contracts";

import type { ClassOverview, Syllabus } from "../hosts/classes";
import { PREMIUM_TYPE } from "../paths";
import { chapterPath } from "./chapterPaths";

/** The chapters of a class that anybody may read here: their addresses, by module and chapter, in order. */
export const openChapters = (
  tenant: PublicTenant,
  course: Pick<ClassOverview, "slug" | "type" | "priceIdr">,
  syllabus: Syllabus | null,
): ReadonlyMap<string, string> =>
  new Map(
    (syllabus?.modules ?? []).flatMap(({ slug: moduleSlug, chapters }) =>
      chapters.flatMap((chapter): (readonly [string, string])[] => {
        const isPremium = course.type === PREMIUM_TYPE;
        const isOpen = chapter.isReadable && (chapter.isFree || course.priceIdr === 0);
        const path =
          isOpen && chapterPath(tenant, { classSlug: course.slug, isPremium, moduleSlug, chapterSlug: chapter.slug });
        return path ? [[openKey(moduleSlug, chapter.slug), path]] : [];
      }),
    ),
  );

export const openKey = (moduleSlug: string, chapterSlug: string): string => `${moduleSlug}/${chapterSlug}`;

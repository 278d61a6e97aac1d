import type { SyllabusChapter, SyllabusModule } from "../hosts/classes";

/** A chapter and where it stands. */
export interface OutlineChapter extends SyllabusChapter {
  readonly moduleSlug: string;
  /** From 1: of the module in the class, of the chapter in its module. */
  readonly moduleNumber: number;
  readonly number: number;
}

/** All chapters of a class, in the order in which they are learned. */
export const outlineChapters = (
  modules: readonly Pick<SyllabusModule, "slug" | "chapters">[],
): readonly OutlineChapter[] =>
  modules.flatMap(({ slug: moduleSlug, chapters }, moduleIndex) =>
    chapters.map((chapter, index) => ({
      ...chapter,
      moduleSlug,
      moduleNumber: moduleIndex + 1,
      number: index + 1,
    })),
  );

/** The chapter before and the one after. */
export const neighbours = (
  chapters: readonly OutlineChapter[],
  slug: string,
): { readonly previous: OutlineChapter | undefined; readonly next: OutlineChapter | undefined } => {
  const place = chapters.findIndex((chapter) => chapter.slug === slug);
  return place < 0
    ? { previous: undefined, next: undefined }
    : { previous: chapters[place - 1], next: chapters[place + 1] };
};

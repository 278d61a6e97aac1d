import type { ChapterProgress } from "../hosts/learning";

const later = (a: string, b: string): boolean => Date.parse(a) > Date.parse(b);

const earliest = (a: string | null, b: string | null): string | null => {
  if (a === null || b === null) return a ?? b;
  return later(a, b) ? b : a;
};

/** One chapter as two devices know it: the place of whoever read last, the note of whoever wrote last, done where either says so. */
export const mergeChapter = (mine: ChapterProgress, theirs: ChapterProgress): ChapterProgress => {
  const seen = later(theirs.seenAt, mine.seenAt) ? theirs : mine;
  const noted = later(theirs.noteChangedAt, mine.noteChangedAt) ? theirs : mine;
  return {
    chapterSlug: mine.chapterSlug,
    seenAt: seen.seenAt,
    position: seen.position,
    doneAt: earliest(mine.doneAt, theirs.doneAt),
    note: noted.note,
    noteChangedAt: noted.noteChangedAt,
  };
};

/** The chapters of two devices, in the order in which the first has them; where they are equally late, the first counts. */
export const mergeChapters = (
  mine: readonly ChapterProgress[],
  theirs: readonly ChapterProgress[],
): readonly ChapterProgress[] => {
  const merged = new Map(mine.map((chapter) => [chapter.chapterSlug, chapter]));
  for (const chapter of theirs) {
    const known = merged.get(chapter.chapterSlug);
    merged.set(chapter.chapterSlug, known ? mergeChapter(known, chapter) : chapter);
  }
  return [...merged.values()];
};

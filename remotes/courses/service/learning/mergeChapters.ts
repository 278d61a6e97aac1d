import type { ChapterProgress } from "../../contract/hosts/learning";

/** ISO times may be written with any offset: only as moments do they compare. */
const isLater = (a: string, b: string): boolean => Date.parse(a) > Date.parse(b);

const earliest = (a: string | null, b: string | null): string | null => {
  if (a === null || b === null) return a ?? b;
  return isLater(a, b) ? b : a;
};

const merge = (known: ChapterProgress, told: ChapterProgress): ChapterProgress => {
  const seen = isLater(told.seenAt, known.seenAt) ? told : known;
  const noted = isLater(told.noteChangedAt, known.noteChangedAt) ? told : known;
  return {
    chapterSlug: known.chapterSlug,
    seenAt: seen.seenAt,
    position: seen.position,
    doneAt: earliest(known.doneAt, told.doneAt),
    note: noted.note,
    noteChangedAt: noted.noteChangedAt,
  };
};

/**
 * What two devices know of the same learner, put together so that neither loses anything: of each chapter the place of the later
 * visit, the note of the later change, and the first time that it was done. Whoever is told twice learns nothing new.
 */
export const mergeChapters = (
  known: readonly ChapterProgress[],
  told: readonly ChapterProgress[],
): readonly ChapterProgress[] => {
  const merged = new Map(known.map((chapter) => [chapter.chapterSlug, chapter]));
  for (const chapter of told) {
    const other = merged.get(chapter.chapterSlug);
    merged.set(chapter.chapterSlug, other ? merge(other, chapter) : chapter);
  }
  return [...merged.values()];
};

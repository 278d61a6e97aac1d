import type { Bookmark, SavedClass } from "./savedProgress";

/** A class that was begun and is not at its end. */
export interface BegunClass {
  readonly classroomId: string;
  readonly bookmark: Bookmark;
  readonly done: number;
}

/**
 * What a learner may go on with, the class that was opened last first.
 * @param hasSession without one, what an account has confirmed is nobody's here
 */
export const begunClasses = (classes: readonly SavedClass[], hasSession: boolean): readonly BegunClass[] =>
  classes.flatMap(({ classroomId, bookmark, chapters, unsent }) => {
    const done = chapters.filter(({ doneAt }) => doneAt !== null).length;
    const isOpen = bookmark !== null && (bookmark.chapterCount === 0 || done < bookmark.chapterCount);
    return isOpen && (hasSession || unsent.length > 0) ? [{ classroomId, bookmark, done }] : [];
  });

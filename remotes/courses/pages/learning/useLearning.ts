import { onTaskPassed } from "@serambi/kernel/remote";
import { useEffect } from "react";

import type { Bookmark } from "../../contract/learning/savedProgress";
import type { ClassProgressStore } from "../../stores/learning/ClassProgressStore";
import { hasKeptProgress } from "../../stores/learning/keptProgress";
import type { ProgressStore } from "../../stores/learning/ProgressStore";

/**
 * Brings in what this browser, and the account, know of a class once its page stands; where a chapter is shown that can be read,
 * notes that it was opened. Where no chapter is shown, only if there is anything to bring in.
 */
export const useLearning = (
  store: ProgressStore,
  progress: ClassProgressStore,
  canRead: boolean,
  bookmark: Bookmark | null,
): void => {
  const { phase } = store;
  const chapterSlug = bookmark?.chapterSlug;

  const isChapter = bookmark !== null;
  useEffect(() => (isChapter || hasKeptProgress() ? store.start() : undefined), [store, isChapter]);

  useEffect(() => {
    if (phase === "unknown") return undefined;
    if (canRead && bookmark) progress.visit(bookmark);
    void store.synchronise(progress.classroomId);
    // A task of this chapter may have been passed just now: the platform says whether it was.
    return canRead ? onTaskPassed(() => void store.synchronise(progress.classroomId)) : undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each chapter: its other words say the same
  }, [phase, canRead, progress, chapterSlug]);
};

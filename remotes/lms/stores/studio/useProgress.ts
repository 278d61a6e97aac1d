import { useMemo, useSyncExternalStore } from "react";

import type { ExerciseEntry, Progress } from "../../contract/studio/Exercise";
import { keptProgress } from "./keptProgress";
import { KeptText } from "./KeptText";

const RANK: Readonly<Record<Progress, number>> = { none: 0, tried: 1, passed: 2 };
const never = () => () => {};

/** How far somebody has come: as the platform knows it, or as this browser does, whichever is further. */
export const useProgress = (exercises: readonly ExerciseEntry[]): ((exercise: ExerciseEntry) => Progress) => {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const kept = useMemo(() => {
    const shelf = new KeptText(() => localStorage);
    return new Map(isHydrated ? exercises.map(({ slug }) => [slug, keptProgress(shelf, slug)] as const) : []);
  }, [exercises, isHydrated]);
  return ({ slug, progress }) => {
    const here = kept.get(slug) ?? "none";
    return RANK[here] > RANK[progress] ? here : progress;
  };
};

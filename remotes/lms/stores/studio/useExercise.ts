import { useDeps } from "@serambi/kernel/remote";
import { useEffect, useState } from "react";

import type { Exercise } from "../../contract/studio/Exercise";
import { ExerciseStore, type SentAttempt } from "./ExerciseStore";
import { sendAttempt } from "./sendAttempt";
import { useStudioDeps } from "./useStudioDeps";

/** An exercise of a page, and how somebody likes the studio. */
export const useExercise = (exercise: Exercise) => {
  const shared = useStudioDeps();
  const { http, now } = useDeps();
  const [store] = useState(
    () => new ExerciseStore(exercise, { ...shared, now, send: (attempt: SentAttempt) => sendAttempt(http, attempt) }),
  );
  useEffect(() => store.start(window), [store]);
  return { store, preferences: shared.preferences };
};

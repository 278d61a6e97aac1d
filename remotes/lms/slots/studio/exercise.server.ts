import { isAppError } from "@serambi/kernel/errors";
import { serverSlot } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { ExerciseClient } from "../../api/studio/ExerciseClient";
import type { Exercise } from "../../contract/studio/Exercise";

const Props = z.object({ exercise: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)) });

/** `lms.exercise.v1`: an exercise in a chapter; null where there is none of that name any more. */
export const exerciseSlot = serverSlot(Props, async ({ http }, { exercise }): Promise<Exercise | null> => {
  try {
    return await new ExerciseClient(http.named("lms")).exercise(exercise);
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") return null;
    throw error;
  }
});

import { isAppError } from "@serambi/kernel/errors";
import type { RemoteDeps } from "@serambi/kernel/remote";
import { serverSlot } from "@serambi/kernel/server";

import { QuizClient } from "../../api/quiz/QuizClient";
import { QuizProps } from "./QuizProps";

/** A quiz of the site; null where there is none of this name. */
export const quizSlot = serverSlot(QuizProps, async ({ http }: RemoteDeps, { quiz }) => {
  try {
    return await new QuizClient(http).show(quiz);
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") return null;
    throw error;
  }
});

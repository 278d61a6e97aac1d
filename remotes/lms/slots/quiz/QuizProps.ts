import * as z from "zod/mini";

import { QuizSlug } from "../../contract/quiz/Quiz";

/** Which quiz is shown. */
export const QuizProps = z.object({ quiz: QuizSlug });

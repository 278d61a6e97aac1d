import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { messages } from "./quiz.id";

/** Texts of quizzes as learners have them. */
export type QuizMessages = CatalogueOf<typeof messages>;

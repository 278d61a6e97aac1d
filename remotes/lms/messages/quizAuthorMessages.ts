import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { messages } from "./quizAuthor.id";

/** Texts of quizzes as their authors have them. */
export type QuizAuthorMessages = CatalogueOf<typeof messages>;

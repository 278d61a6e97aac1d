import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { messages } from "./quizResults.id";

/** Texts of what quizzes came to, with those of their authors: pages of authors do without them. */
export type QuizResultsMessages = CatalogueOf<typeof messages>;

import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

export const QUIZZES_PATH = "/Lms/Features/quiz";
export const QUIZ_PATH = "/Lms/Quiz/:quiz";
export const ATTEMPT_PATH = "/Lms/Quiz/:quiz/Attempt/:attempt";
export const REVIEW_PATH = "/Lms/Quiz/:quiz/Review/:attempt";
export const AUTHOR_PATH = "/Lms/Quiz/:quiz/Author";
export const RESULTS_PATH = "/Lms/Quiz/:quiz/Results";
export const GIFT_FILE_PATH = "/Lms/Quiz/:quiz/questions.gift.txt";
export const RESULTS_FILE_PATH = "/Lms/Quiz/:quiz/results.csv";
export const ITEMS_FILE_PATH = "/Lms/Quiz/:quiz/items.csv";

export const quizPath = (quiz: string): string => fillPath(QUIZ_PATH, { quiz });
export const attemptPath = (quiz: string, attempt: string, at?: number | "end"): string =>
  `${fillPath(ATTEMPT_PATH, { quiz, attempt })}${at === undefined ? "" : `?q=${at}`}`;
export const reviewPath = (quiz: string, attempt: string): string => fillPath(REVIEW_PATH, { quiz, attempt });
export const resultsPath = (quiz: string): string => fillPath(RESULTS_PATH, { quiz });
export const fileOf = (pattern: string, quiz: string): string => fillPath(pattern, { quiz });

/** The author's page. @param query which question, language or panel is shown */
export const authorPath = (quiz: string, query: Readonly<Record<string, string | undefined>> = {}): string => {
  const said = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(said).toString();
  return `${fillPath(AUTHOR_PATH, { quiz })}${search && `?${search}`}`;
};

/** Whether the site has pages of quizzes. */
export const hasQuizzes = (tenant: PublicTenant): boolean => hasRoute(tenant, QUIZ_PATH);

import type { Migration } from "@serambi/kernel/service";

import quiz from "./0001_quiz.sql";

/** Tables of quizzes, in their order. */
export const quizMigrations: readonly Migration[] = [{ name: "quiz_0001_quiz", sql: quiz }];

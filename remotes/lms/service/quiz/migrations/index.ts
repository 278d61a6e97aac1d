import type { Migration } from "@serambi/kernel/service";

import quiz from "./0001_quiz.sql";
import totals from "./0002_totals.sql";

/** Tables of quizzes, in their order. */
export const quizMigrations: readonly Migration[] = [
  { name: "quiz_0001_quiz", sql: quiz },
  { name: "quiz_0002_totals", sql: totals },
];

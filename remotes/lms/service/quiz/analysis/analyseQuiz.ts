import type { Sql } from "@serambi/kernel/service";

import type { QuizAnalysis } from "../../../contract/quiz/Author";
import type { Quiz } from "../../../contract/quiz/Quiz";
import { questionsOf } from "../../../contract/quiz/questions";
import { analyseItem, type CountRow } from "./analyseItem";

/** What all attempts say of a quiz. It reads counts, so it does not matter how many attempts there are. */
export const analyseQuiz = async (sql: Sql, slug: string, quiz: Quiz): Promise<QuizAnalysis> => {
  const counts = await sql.query<CountRow>(
    "select question_id, band, pick, answers, marks from quiz_counts where slug = $1",
    [slug],
  );
  const byQuestion = new Map<string, CountRow[]>();
  for (const row of counts) {
    const rows = byQuestion.get(row.question_id);
    if (rows) rows.push(row);
    else byQuestion.set(row.question_id, [row]);
  }
  const totals = byQuestion.get("") ?? [];
  const attempts = totals.reduce((sum, { answers }) => sum + answers, 0);
  return {
    attempts,
    passed: totals.reduce((sum, { marks }) => sum + marks, 0),
    averagePercent:
      attempts === 0 ? null : totals.reduce((sum, { band, answers }) => sum + band * answers, 0) / attempts,
    items: questionsOf(quiz).map((question) => analyseItem(question, byQuestion.get(question.id) ?? [])),
  };
};

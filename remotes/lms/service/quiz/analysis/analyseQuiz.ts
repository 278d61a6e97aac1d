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
  const [sums] = await sql.query<{ attempts: number; passed: number; average: number | null }>(
    `select count(*)::int as attempts, (count(*) filter (where is_passed))::int as passed, avg(percent)::float8 as average
     from quiz_attempts where slug = $1 and finished_at is not null and not is_preview and not is_practice`,
    [slug],
  );
  const byQuestion = new Map<string, CountRow[]>();
  for (const row of counts) {
    const rows = byQuestion.get(row.question_id);
    if (rows) rows.push(row);
    else byQuestion.set(row.question_id, [row]);
  }
  return {
    attempts: sums?.attempts ?? 0,
    passed: sums?.passed ?? 0,
    averagePercent: sums?.average ?? null,
    items: questionsOf(quiz).map((question) => analyseItem(question, byQuestion.get(question.id) ?? [])),
  };
};

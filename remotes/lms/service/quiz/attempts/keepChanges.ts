import type { Kept, SavedAnswer } from "../../../contract/quiz/Attempt";
import type { QuizContent } from "../../../contract/quiz/Quiz";
import { readAnswers, variantsOf, type AnswerRow, type AttemptRow, type Work } from "../rows";
import { toShown, toStored } from "./letters";

/** Whoever was away for longer was not thinking about a question. */
const MOST_SECONDS = 900;

/** By the server's clock; null: there is no limit. */
export const secondsLeft = ({ ends_at: endsAt }: AttemptRow, now: Date): number | null =>
  endsAt === null ? null : Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000));

/** What is kept of an attempt, with its letters. */
export const savedAnswers = async (
  { sql }: Pick<Work, "sql">,
  attempt: AttemptRow,
  content: QuizContent,
): Promise<readonly SavedAnswer[]> => {
  const variants = variantsOf(content, attempt.language);
  const rows = new Map((await readAnswers(sql, attempt.id)).map((row) => [row.question_id, row]));
  return attempt.questions.flatMap((id, at): SavedAnswer[] => {
    const [question] = variants.get(id) ?? [];
    const row: AnswerRow | undefined = rows.get(id);
    if (!question || !row) return [];
    return [
      { n: at + 1, answer: toShown(question, attempt.seed, row.answer), seq: row.seq, isFlagged: row.is_flagged },
    ];
  });
};

/** A change as it is stored. */
export type StoredChange = Pick<AnswerRow, "question_id" | "answer" | "seq" | "is_flagged" | "seconds">;

/** The time since the last change belongs to the first question that changes. Of several changes of a question the last counts. */
export const storedChanges = (
  attempt: AttemptRow,
  content: QuizContent,
  { changes, now }: { readonly changes: readonly SavedAnswer[]; readonly now: Date },
): readonly StoredChange[] => {
  const variants = variantsOf(content, attempt.language);
  const sinceThen = Math.round((now.getTime() - Date.parse(attempt.changed_at)) / 1000);
  const seconds = Math.min(MOST_SECONDS, Math.max(0, sinceThen));
  const rows = changes.flatMap(({ n, answer, seq, isFlagged }, at): StoredChange[] => {
    const id = attempt.questions[n - 1];
    const [question] = id === undefined ? [] : (variants.get(id) ?? []);
    if (!question) return [];
    const stored = toStored(question, attempt.seed, answer);
    return [{ question_id: question.id, answer: stored, seq, is_flagged: isFlagged, seconds: at === 0 ? seconds : 0 }];
  });
  return [...new Map(rows.map((row) => [row.question_id, row])).values()];
};

/**
 * Keeps what was chosen. A change that another device has overtaken is left out, and the answer tells what counts. The attempt's row is held
 * by the caller.
 */
export const keepChanges = async (
  work: Work,
  attempt: AttemptRow,
  { changes, content }: { readonly changes: readonly SavedAnswer[]; readonly content: QuizContent },
): Promise<Kept> => {
  const { sql, tenant, now } = work;
  const stored = storedChanges(attempt, content, { changes, now });
  if (stored.length > 0) {
    await sql.query(
      `with answers as (
         insert into quiz_answers as kept (tenant_id, attempt_id, question_id, answer, seq, is_flagged, seconds)
         select $1::uuid, $2::text, told.question_id, told.answer, told.seq, told.is_flagged, told.seconds
         from jsonb_to_recordset($3::jsonb) as told (question_id text, answer jsonb, seq integer, is_flagged boolean, seconds integer)
         on conflict (tenant_id, attempt_id, question_id) do update
         set answer = excluded.answer, seq = excluded.seq, is_flagged = excluded.is_flagged, seconds = kept.seconds + excluded.seconds
         where excluded.seq >= kept.seq)
       update quiz_attempts set changed_at = $4::timestamptz where id = $2`,
      [tenant.id, attempt.id, JSON.stringify(stored), now],
    );
  }
  const told = new Set(changes.map(({ n }) => n));
  const saved = (await savedAnswers(work, attempt, content)).filter(({ n }) => told.has(n));
  return { state: "open", saved, secondsLeft: secondsLeft(attempt, now) };
};

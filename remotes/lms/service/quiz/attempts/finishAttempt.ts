import type { SavedAnswer } from "../../../contract/quiz/Attempt";
import type { Question, QuizContent } from "../../../contract/quiz/Quiz";
import { taskOf } from "../../../contract/quiz/taskOf";
import { inLanguage, readAnswers, variantsOf, type AnswerRow, type AttemptRow, type Work } from "../rows";
import { judge } from "./judge";
import { storedChanges, type StoredChange } from "./keepChanges";
import { versionOf } from "./versionOf";

/** Jobs of the service, by their names. */
export const CLOSE_JOB = "quizClose";
export const COUNT_JOB = "quizCount";

/** As long as a class may take to hand in. */
const COUNT_AFTER_MS = 5_000;

/** What was sent in time may arrive a moment later. */
const GRACE_MS = 3_000;

/** @param times how often the time that an answer may be under way */
export const graceAfter = (times: number): number => GRACE_MS * times;

/** Whether nothing more is taken. */
const isOver = ({ ends_at: endsAt }: AttemptRow, now: Date): boolean =>
  endsAt !== null && now.getTime() > Date.parse(endsAt) + GRACE_MS;

const weightOf = (variants: ReadonlyMap<string, readonly Question[]>, id: string): number =>
  variants.get(id)?.[0]?.weight ?? 0;

/** Rounded down, so that what is shown never passes what did not. */
const percentOf = (points: number, most: number): number => (most === 0 ? 0 : Math.floor((points / most) * 100 + 1e-6));

interface Ending {
  /** `time-over`: it ended when its time did. */
  readonly reason: "handed-in" | "time-over";
  readonly content: QuizContent;
  /** What came with the call that hands in. */
  readonly changes?: readonly SavedAnswer[];
}

/** What is kept of each question, with the changes that no other device has overtaken. */
const withChanges = (
  rows: readonly AnswerRow[],
  changes: readonly StoredChange[],
): ReadonlyMap<string, StoredChange> => {
  const known = new Map<string, StoredChange>(rows.map((row) => [row.question_id, row]));
  for (const change of changes) {
    const before = known.get(change.question_id);
    if (before && before.seq > change.seq) continue;
    known.set(change.question_id, { ...change, seconds: (before?.seconds ?? 0) + change.seconds });
  }
  return known;
};

/** Hands an attempt in, judged. Its row is held by the caller; one that is handed in stays as it is. */
export const finishAttempt = async (
  work: Work,
  attempt: AttemptRow,
  { reason, content, changes = [] }: Ending,
): Promise<void> => {
  if (attempt.finished_at !== null) return;
  const { sql, now, tenant, entitlements, enqueue } = work;
  const { quiz } = inLanguage(content, attempt.language);
  const variants = variantsOf(content, attempt.language);
  const kept = withChanges(await readAnswers(sql, attempt.id), storedChanges(attempt, content, { changes, now }));
  // Questions that were passed over have a row, too: the analysis counts them.
  const judged = attempt.questions.map((id) => {
    const change = kept.get(id) ?? { answer: [], seq: 0, is_flagged: false, seconds: 0 };
    return {
      ...change,
      question_id: id,
      weight: weightOf(variants, id),
      ...judge(variants.get(id) ?? [], change.answer),
    };
  });
  const points = judged.reduce((sum, { mark, weight }) => sum + mark * weight, 0);
  const most = judged.reduce((sum, { weight }) => sum + weight, 0);
  const percent = percentOf(points, most);
  const isPassed = percent >= quiz.passPercent;
  const endedAt = reason === "time-over" && attempt.ends_at !== null ? new Date(attempt.ends_at) : now;
  // One statement: a class hands in at the same time, and each query is a way to the database.
  const [written] = await sql.query<{ is_count_asked: boolean }>(
    `with answers as (
       insert into quiz_answers (tenant_id, attempt_id, question_id, answer, seq, is_flagged, seconds, mark, weight, picks)
       select $1::uuid, $2::text, judged.* from jsonb_to_recordset($3::jsonb) as judged
         (question_id text, answer jsonb, seq integer, is_flagged boolean, seconds integer, mark double precision, weight integer, picks jsonb)
       on conflict (tenant_id, attempt_id, question_id) do update set answer = excluded.answer, seq = excluded.seq,
         is_flagged = excluded.is_flagged, seconds = excluded.seconds, mark = excluded.mark, weight = excluded.weight, picks = excluded.picks)
     update quiz_attempts set finished_at = $4::timestamptz, is_time_over = $5::boolean, points = $6::float8, max_points = $7::integer,
       percent = $8::integer, right_count = $9::integer, is_passed = $10::boolean where id = $2
     returning exists (select from quiz_attempts waiting where waiting.slug = $11 and waiting.finished_at is not null
       and waiting.counted_at is null and not waiting.is_preview and not waiting.is_practice and waiting.id <> $2) as is_count_asked`,
    [
      tenant.id,
      attempt.id,
      JSON.stringify(judged),
      endedAt,
      reason === "time-over",
      points,
      most,
      percent,
      judged.filter(({ mark }) => mark === 1).length,
      isPassed,
      attempt.slug,
    ],
  );
  if (attempt.is_preview || attempt.is_practice) return;
  if (isPassed && attempt.person_id !== null)
    // A chapter may wait for it: its task is passed with the attempt, or neither is (decision 59).
    await entitlements.grant({
      personId: attempt.person_id,
      kind: "task.passed",
      code: taskOf(attempt.slug),
      source: "earned",
      reference: `attempt ${attempt.id}`,
      grantedBy: attempt.person_id,
    });
  // Those who hand in together are counted together: the first one has asked for it.
  if (!written?.is_count_asked)
    await enqueue({
      name: COUNT_JOB,
      payload: { slug: attempt.slug },
      runAt: new Date(now.getTime() + COUNT_AFTER_MS),
    });
};

/** Ends an attempt whose time is over. @returns whether it is at its end by now */
export const finishIfOver = async (work: Work, attempt: AttemptRow): Promise<boolean> => {
  if (attempt.finished_at !== null) return true;
  if (!isOver(attempt, work.now)) return false;
  const [held] = await work.sql.query<AttemptRow>("select * from quiz_attempts where id = $1 for update", [attempt.id]);
  if (held) {
    const content = await versionOf(work, held);
    await finishAttempt(work, held, { reason: "time-over", content });
  }
  return true;
};

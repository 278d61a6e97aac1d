import type { Question } from "../../../contract/quiz/Quiz";
import { taskOf } from "../../../contract/quiz/taskOf";
import { inLanguage, readAnswers, readVersion, variantsOf, type AttemptRow, type Work } from "../rows";
import { judge } from "./judge";

/** Jobs of the service, by their names. */
export const CLOSE_JOB = "quizClose";
export const COUNT_JOB = "quizCount";

/** What was sent in time may arrive a moment later. */
const GRACE_MS = 3_000;

/** @param times how often the time that an answer may be under way */
export const graceAfter = (times: number): number => GRACE_MS * times;

/** Whether nothing more is taken. */
export const isOver = ({ ends_at: endsAt }: AttemptRow, now: Date): boolean =>
  endsAt !== null && now.getTime() > Date.parse(endsAt) + GRACE_MS;

const weightOf = (variants: ReadonlyMap<string, readonly Question[]>, id: string): number =>
  variants.get(id)?.[0]?.weight ?? 0;

/** Rounded down, so that what is shown never passes what did not. */
const percentOf = (points: number, most: number): number => (most === 0 ? 0 : Math.floor((points / most) * 100 + 1e-6));

/**
 * Hands an attempt in, judged. Its row is held by the caller; one that is handed in stays as it is.
 * @param reason `handed-in`, or `time-over`: then it ended when its time did
 */
export const finishAttempt = async (
  work: Work,
  attempt: AttemptRow,
  reason: "handed-in" | "time-over",
): Promise<void> => {
  if (attempt.finished_at !== null) return;
  const { sql, now, tenant, enqueue, entitlements } = work;
  const content = await readVersion(sql, attempt.slug, attempt.version);
  const { quiz } = inLanguage(content, attempt.language);
  const variants = variantsOf(content, attempt.language);
  const answers = new Map((await readAnswers(sql, attempt.id)).map((row) => [row.question_id, row.answer]));
  const judged = attempt.questions.map((id) => ({ id, ...judge(variants.get(id) ?? [], answers.get(id) ?? []) }));
  // Questions that were passed over have a row, too: the analysis counts them.
  await sql.query(
    `insert into quiz_answers (tenant_id, attempt_id, question_id, answer, seq, mark, weight, picks)
     select $1::uuid, $2::text, judged.question_id, '[]'::jsonb, 0, judged.mark, judged.weight, judged.picks
     from jsonb_to_recordset($3::jsonb) as judged (question_id text, mark double precision, weight integer, picks jsonb)
     on conflict (tenant_id, attempt_id, question_id) do update set mark = excluded.mark, weight = excluded.weight, picks = excluded.picks`,
    [
      tenant.id,
      attempt.id,
      JSON.stringify(
        judged.map(({ id, mark, picks }) => ({ question_id: id, mark, weight: weightOf(variants, id), picks })),
      ),
    ],
  );
  const points = judged.reduce((sum, { id, mark }) => sum + mark * weightOf(variants, id), 0);
  const most = judged.reduce((sum, { id }) => sum + weightOf(variants, id), 0);
  const percent = percentOf(points, most);
  const isPassed = percent >= quiz.passPercent;
  const endedAt = reason === "time-over" && attempt.ends_at !== null ? new Date(attempt.ends_at) : now;
  await sql.query(
    `update quiz_attempts set finished_at = $2, is_time_over = $3, points = $4, max_points = $5, percent = $6, right_count = $7, is_passed = $8 where id = $1`,
    [
      attempt.id,
      endedAt,
      reason === "time-over",
      points,
      most,
      percent,
      judged.filter(({ mark }) => mark === 1).length,
      isPassed,
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
  await enqueue({ name: COUNT_JOB, payload: { slug: attempt.slug } });
};

/** Ends an attempt whose time is over. @returns whether it is at its end by now */
export const finishIfOver = async (work: Work, attempt: AttemptRow): Promise<boolean> => {
  if (attempt.finished_at !== null) return true;
  if (!isOver(attempt, work.now)) return false;
  const [held] = await work.sql.query<AttemptRow>("select * from quiz_attempts where id = $1 for update", [attempt.id]);
  if (held) await finishAttempt(work, held, "time-over");
  return true;
};

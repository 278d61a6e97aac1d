import { randomBytes, randomInt } from "node:crypto";

import type { ServiceCall, ServiceUser } from "@serambi/kernel/service";

import type { WantedAttempt } from "../../../contract/quiz/Attempt";
import type { Quiz } from "../../../contract/quiz/Quiz";
import { findAttempt, inLanguage, mayWrite, readAnswers, readVersion, type AttemptRow } from "../rows";
import { quizTexts } from "../texts";
import { CLOSE_JOB, finishIfOver, graceAfter } from "./finishAttempt";
import { attemptsLeft, isRevealed } from "./reviewAttempt";
import { shuffled } from "./shuffle";

/** 192 bits: nobody comes upon an attempt by trying. */
const ID_BYTES = 24;
const SEED_BELOW = 2 ** 47;
/** Attempts without an account are kept for a month. */
const GUEST_DAYS = 30;

type Call = Pick<ServiceCall, "sql" | "tenant" | "user" | "now" | "fail" | "enqueue" | "entitlements">;

interface QuizRow {
  readonly live_version: number | null;
  readonly draft: unknown;
}

/** The questions of an attempt: of each section its own order, and as many as it draws. */
const drawQuestions = ({ sections, isShuffled }: Quiz, seed: string): string[] =>
  sections.flatMap(({ id, draw, questions }) => {
    const ids = questions.map((question) => question.id);
    if (draw === undefined && !isShuffled) return ids;
    const order = shuffled(ids, seed, `section ${id}`);
    const drawn = draw === undefined ? order : order.slice(0, draw);
    return isShuffled ? drawn : ids.filter((one) => drawn.includes(one));
  });

interface NewAttempt {
  readonly slug: string;
  readonly version: number;
  readonly person: ServiceUser | undefined;
  readonly number: number;
  readonly kind: "counted" | "practice" | "preview";
  readonly language: "id" | "en";
  readonly seed: string;
  readonly questions: readonly string[];
  readonly minutes: number | null;
}

/** @returns null where the person has an open one already: the other tab was first */
const insertAttempt = async ({ sql, tenant, now, enqueue }: Call, attempt: NewAttempt): Promise<string | null> => {
  const id = randomBytes(ID_BYTES).toString("base64url");
  const endsAt = attempt.minutes === null ? null : new Date(now.getTime() + attempt.minutes * 60_000);
  const rows = await sql.query(
    `insert into quiz_attempts (tenant_id, id, slug, version, person_id, number, is_practice, is_preview, language, seed, questions, started_at, ends_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12, $13, $12) on conflict do nothing returning id`,
    [
      tenant.id,
      id,
      attempt.slug,
      attempt.version,
      attempt.person?.id ?? null,
      attempt.number,
      attempt.kind === "practice",
      attempt.kind === "preview",
      attempt.language,
      attempt.seed,
      JSON.stringify(attempt.questions),
      now,
      endsAt,
    ],
  );
  if (rows.length === 0) return null;
  // It is handed in at its end, though nobody may come back.
  if (endsAt) await enqueue({ name: CLOSE_JOB, payload: { id }, runAt: new Date(endsAt.getTime() + graceAfter(1)) });
  return id;
};

const newSeed = (): string => String(randomInt(SEED_BELOW));

/** The wrong answers of an attempt once more: for practice, and against no clock. */
const beginAgain = async (call: Call, { again = "", language }: WantedAttempt): Promise<string> => {
  const { sql, user, fail } = call;
  const earlier = (await findAttempt(sql, again, { user })) ?? fail(404, quizTexts.attemptNotFound);
  if (earlier.finished_at === null) return fail(409, quizTexts.notFinished);
  const { quiz } = inLanguage(await readVersion(sql, earlier.slug, earlier.version), language);
  // Practice tells what is right: while answers are kept back it would give them away.
  if (!isRevealed(quiz, earlier, await attemptsLeft(sql, earlier.slug, quiz, user)))
    return fail(403, quizTexts.notRevealed);
  const right = new Set(
    (await readAnswers(sql, earlier.id)).filter(({ mark }) => mark === 1).map((answer) => answer.question_id),
  );
  const questions = earlier.questions.filter((id) => !right.has(id));
  if (questions.length === 0) return fail(409, quizTexts.nothingWrong);
  const { slug, version } = earlier;
  const id = await insertAttempt(call, {
    slug,
    version,
    person: user,
    number: earlier.number,
    kind: "practice",
    language,
    seed: newSeed(),
    questions,
    minutes: null,
  });
  return id ?? fail(409, quizTexts.noAttemptLeft);
};

/** The draft as a learner would see it: kept as a version that is never live. */
const beginPreview = async (call: Call, { slug, language }: WantedAttempt, row: QuizRow): Promise<string> => {
  const { sql, tenant, user, now, fail } = call;
  if (!mayWrite(user)) return fail(403, quizTexts.quizNotFound);
  const draft = row.draft ?? (row.live_version === null ? null : await readVersion(sql, slug, row.live_version));
  if (draft === null) return fail(404, quizTexts.quizNotFound);
  const [made] = await sql.query<{ version: number }>(
    `insert into quiz_versions (tenant_id, slug, version, content, is_preview, made_at, made_by)
     select $1::uuid, $2::text, coalesce(max(version), 0) + 1, $3::jsonb, true, $4::timestamptz, $5::text from quiz_versions where slug = $2 returning version`,
    [tenant.id, slug, JSON.stringify(draft), now, user?.id ?? null],
  );
  const version = made?.version ?? 0;
  const { quiz } = inLanguage(await readVersion(sql, slug, version), language);
  const seed = newSeed();
  const id = await insertAttempt(call, {
    slug,
    version,
    person: user,
    number: 1,
    kind: "preview",
    language,
    seed,
    questions: drawQuestions(quiz, seed),
    minutes: quiz.minutes,
  });
  return id ?? fail(409, quizTexts.noAttemptLeft);
};

const openAttempt = async ({ sql, user }: Call, slug: string): Promise<AttemptRow | undefined> => {
  if (!user) return undefined;
  const [row] = await sql.query<AttemptRow>(
    "select * from quiz_attempts where slug = $1 and person_id = $2 and finished_at is null and not is_preview and not is_practice",
    [slug, user.id],
  );
  return row;
};

const forgetGuests = ({ sql, now }: Call): Promise<unknown> =>
  sql.query(
    `delete from quiz_attempts where (tenant_id, id) in
     (select tenant_id, id from quiz_attempts where person_id is null and started_at < $1 limit 200)`,
    [new Date(now.getTime() - GUEST_DAYS * 86_400_000)],
  );

/**
 * Begins an attempt, or gives the asker's open one.
 * @returns its id
 */
export const beginAttempt = async (call: Call, wanted: WantedAttempt): Promise<string> => {
  const { sql, user, fail } = call;
  if (wanted.again !== undefined) return beginAgain(call, wanted);
  const { slug, language } = wanted;
  const [row] = await sql.query<QuizRow>("select live_version, draft from quiz_quizzes where slug = $1", [slug]);
  if (!row) return fail(404, quizTexts.quizNotFound);
  if (wanted.isPreview) return beginPreview(call, wanted, row);
  if (row.live_version === null) return fail(404, quizTexts.quizNotFound);
  const { quiz } = inLanguage(await readVersion(sql, slug, row.live_version), language);
  if (quiz.access === "signed-in" && !user) return fail(401, quizTexts.signIn);
  const open = await openAttempt(call, slug);
  if (open && !(await finishIfOver(call, open))) return open.id;
  const [known] = user
    ? await sql.query<{ number: number }>(
        "select coalesce(max(number), 0)::int as number from quiz_attempts where slug = $1 and person_id = $2 and not is_preview and not is_practice",
        [slug, user.id],
      )
    : [];
  const number = (known?.number ?? 0) + 1;
  if (user && quiz.attempts !== null && number > quiz.attempts) return fail(409, quizTexts.noAttemptLeft);
  if (!user) await forgetGuests(call);
  const seed = newSeed();
  const id = await insertAttempt(call, {
    slug,
    version: row.live_version,
    person: user,
    number,
    kind: "counted",
    language,
    seed,
    questions: drawQuestions(quiz, seed),
    minutes: quiz.minutes,
  });
  return id ?? (await openAttempt(call, slug))?.id ?? fail(409, quizTexts.noAttemptLeft);
};

import type { ServiceCall } from "@serambi/kernel/service";

import type { QuizEntry, QuizFront, QuizList } from "../../contract/quiz/Review";
import { QuizContent, type Quiz } from "../../contract/quiz/Quiz";
import { questionsOf } from "../../contract/quiz/questions";
import { attemptsLeft } from "./attempts/reviewAttempt";
import { inLanguage, mayWrite } from "./rows";
import { quizTexts } from "./texts";

type Call = Pick<ServiceCall, "sql" | "user" | "language" | "fail">;

interface Row {
  readonly slug: string;
  readonly content: unknown;
  readonly is_live: boolean;
  readonly best: number | null;
  readonly is_passed: boolean | null;
  readonly open_id: string | null;
}

const SELECT = `select quizzes.slug, coalesce(versions.content, quizzes.draft) as content, versions.content is not null as is_live,
    own.best, own.is_passed, own.open_id
  from quiz_quizzes quizzes
  left join quiz_versions versions on versions.slug = quizzes.slug and versions.version = quizzes.live_version
  left join lateral (
    select max(percent)::int as best, bool_or(is_passed) as is_passed, max(id) filter (where finished_at is null) as open_id
    from quiz_attempts where quiz_attempts.slug = quizzes.slug and person_id = $1 and not is_preview and not is_practice) own on true`;

/** How many questions an attempt has. */
const countOf = ({ sections }: Quiz): number =>
  sections.reduce((sum, { draw, questions }) => sum + Math.min(draw ?? questions.length, questions.length), 0);

const toEntry = (row: Row, wanted: "id" | "en"): QuizEntry & { readonly quiz: Quiz } => {
  const { quiz, language } = inLanguage(QuizContent.parse(row.content), wanted);
  return {
    slug: row.slug,
    title: quiz.title,
    summary: quiz.summary,
    language,
    questionCount: countOf(quiz),
    minutes: quiz.minutes,
    access: quiz.access,
    bestPercent: row.best,
    isPassed: row.is_passed ?? false,
    openAttempt: row.open_id,
    isLive: row.is_live,
    quiz,
  };
};

/** The quizzes of the site; those that are not published only for whoever may write them. */
export const listQuizzes = async ({ sql, user, language }: Omit<Call, "fail">): Promise<QuizList> => {
  const rows = await sql.query<Row>(`${SELECT} order by quizzes.position, quizzes.slug`, [user?.id ?? null]);
  const isAuthor = mayWrite(user);
  const items = rows
    .filter((row) => row.is_live || (isAuthor && row.content !== null))
    .map((row) => toEntry(row, language));
  return { items: items.map(({ quiz: _quiz, ...entry }) => entry), mayWrite: isAuthor, isSignedIn: user !== undefined };
};

/** One quiz before it is begun, with what the asker has done of it. */
export const showQuiz = async ({ sql, user, language, fail }: Call, slug: string): Promise<QuizFront> => {
  const [row] = await sql.query<Row>(`${SELECT} where quizzes.slug = $2`, [user?.id ?? null, slug]);
  if (!row || (!row.is_live && !mayWrite(user))) return fail(404, quizTexts.quizNotFound);
  const { quiz, ...entry } = toEntry(row, language);
  const done = user
    ? await sql.query<{ id: string; number: number; finished_at: string; percent: number; is_passed: boolean }>(
        `select id, number, finished_at, percent, is_passed from quiz_attempts
         where slug = $1 and person_id = $2 and finished_at is not null and not is_preview and not is_practice order by number desc limit 20`,
        [slug, user.id],
      )
    : [];
  return {
    ...entry,
    passPercent: quiz.passPercent,
    reveal: quiz.reveal,
    attempts: quiz.attempts,
    attemptsLeft: await attemptsLeft(sql, slug, quiz, user),
    sections: quiz.sections.map(({ title, draw, questions }) => ({
      title,
      count: Math.min(draw ?? questions.length, questions.length),
    })),
    kinds: [...new Set(questionsOf(quiz).map(({ kind }) => kind))],
    mayWrite: mayWrite(user),
    isSignedIn: user !== undefined,
    done: done.map((one) => ({
      id: one.id,
      number: one.number,
      finishedAt: new Date(one.finished_at).toISOString(),
      percent: one.percent,
      isPassed: one.is_passed,
    })),
  };
};

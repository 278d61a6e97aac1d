import type { ServiceCall, ServiceUser, Sql } from "@serambi/kernel/service";

import type { Question, Quiz, QuizContent } from "../../contract/quiz/Quiz";
import { questionsOf } from "../../contract/quiz/questions";

/** What attempts need of the call or job that they run in. */
export type Work = Pick<ServiceCall, "sql" | "tenant" | "now" | "enqueue" | "entitlements">;

export interface AttemptRow {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly person_id: string | null;
  readonly number: number;
  readonly is_practice: boolean;
  readonly is_preview: boolean;
  readonly language: "id" | "en";
  readonly seed: string;
  readonly questions: readonly string[];
  readonly started_at: string;
  readonly ends_at: string | null;
  readonly changed_at: string;
  readonly finished_at: string | null;
  readonly is_time_over: boolean;
  readonly points: number | null;
  readonly max_points: number | null;
  readonly percent: number | null;
  readonly right_count: number | null;
  readonly is_passed: boolean | null;
}

export interface AnswerRow {
  readonly question_id: string;
  readonly answer: readonly string[];
  readonly seq: number;
  readonly is_flagged: boolean;
  readonly seconds: number;
  readonly mark: number | null;
}

const AUTHORS: ReadonlySet<string> = new Set(["superadmin", "admin", "mentor", "teacher"]);

/** Whether somebody may write quizzes of the site, and see what they came to. */
export const mayWrite = (user: ServiceUser | undefined): boolean => user !== undefined && AUTHORS.has(user.role);

/** An attempt of the asker's, or of nobody: then its id alone opens it. Somebody else's is not found. */
export const findAttempt = async (
  sql: Sql,
  id: string,
  { user, isHeld = false }: { readonly user: Pick<ServiceUser, "id"> | undefined; readonly isHeld?: boolean },
): Promise<AttemptRow | undefined> => {
  const [row] = await sql.query<AttemptRow>(`select * from quiz_attempts where id = $1${isHeld ? " for update" : ""}`, [
    id,
  ]);
  return row && (row.person_id === null || row.person_id === user?.id) ? row : undefined;
};

export const readAnswers = (sql: Sql, attemptId: string): Promise<AnswerRow[]> =>
  sql.query<AnswerRow>(
    "select question_id, answer, seq, is_flagged, seconds, mark from quiz_answers where attempt_id = $1",
    [attemptId],
  );

/**
 * What a version asks. It was checked when it was written, and is never changed.
 * @throws Error where it is not there: attempts are deleted with theirs
 */
export const readVersion = async (sql: Sql, slug: string, version: number): Promise<QuizContent> => {
  const [row] = await sql.query<{ content: unknown }>(
    "select content from quiz_versions where slug = $1 and version = $2",
    [slug, version],
  );
  if (!row) throw new Error(`The quiz ${slug} has no version ${version}`);
  return row.content as QuizContent; // as this service wrote it
};

/** A quiz in a language, or in the one that it has. */
export const inLanguage = (
  content: QuizContent,
  language: "id" | "en",
): { readonly quiz: Quiz; readonly language: "id" | "en" } => {
  const asked = content[language];
  if (asked) return { quiz: asked, language };
  const [other, quiz] = content.id ? (["id", content.id] as const) : (["en", content.en] as const);
  if (!quiz) throw new Error("A quiz has no language");
  return { quiz, language: other };
};

/** Each question in every language of its quiz, the asked one first. */
export const variantsOf = (content: QuizContent, language: "id" | "en"): ReadonlyMap<string, readonly Question[]> => {
  const { quiz, language: own } = inLanguage(content, language);
  const other = own === "id" ? content.en : content.id;
  const others = new Map((other ? questionsOf(other) : []).map((question) => [question.id, question]));
  return new Map(
    questionsOf(quiz).map((question) => {
      const translated = others.get(question.id);
      return [question.id, translated ? [question, translated] : [question]];
    }),
  );
};

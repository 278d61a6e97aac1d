import type { ServiceUser, Sql } from "@serambi/kernel/service";

import type { Review, ReviewedQuestion } from "../../../contract/quiz/Review";
import type { Quiz } from "../../../contract/quiz/Quiz";
import type { Block } from "../../../contract/quiz/words";
import { readWords } from "../../../contract/quiz/readWords";
import { inLanguage, readAnswers, readVersion, variantsOf, type AnswerRow, type AttemptRow } from "../rows";
import { quizTexts } from "../texts";
import { judge } from "./judge";
import { placesOf } from "./readAttempt";
import { tellAnswer, tellRight } from "./tellAnswers";

/** Further attempts of somebody; null: without limit. */
export const attemptsLeft = async (
  sql: Sql,
  slug: string,
  quiz: Quiz,
  user: Pick<ServiceUser, "id"> | undefined,
): Promise<number | null> => {
  if (quiz.attempts === null || !user) return null;
  const [row] = await sql.query<{ count: number }>(
    "select count(*)::int as count from quiz_attempts where slug = $1 and person_id = $2 and not is_preview and not is_practice",
    [slug, user.id],
  );
  return Math.max(0, quiz.attempts - (row?.count ?? 0));
};

/** Whether right answers are told: always, to whoever has passed or has no attempt left, or where the attempt counts for nobody. */
export const isRevealed = (quiz: Quiz, attempt: AttemptRow, left: number | null): boolean =>
  quiz.reveal === "always" ||
  attempt.is_passed === true ||
  left === 0 ||
  attempt.is_practice ||
  attempt.is_preview ||
  attempt.person_id === null;

const markOf = (mark: number, answer: readonly string[]): ReviewedQuestion["mark"] =>
  answer.length === 0 ? "none" : mark === 1 ? "right" : mark > 0 ? "partly" : "wrong";

/** An attempt after its end. Right answers are told as the quiz reveals them. */
export const reviewAttempt = async (sql: Sql, attempt: AttemptRow, user: ServiceUser | undefined): Promise<Review> => {
  const content = await readVersion(sql, attempt.slug, attempt.version);
  const { quiz, language } = inLanguage(content, attempt.language);
  const left = attempt.is_preview ? null : await attemptsLeft(sql, attempt.slug, quiz, user);
  const isPassed = attempt.is_passed === true;
  const isTold = isRevealed(quiz, attempt, left);
  const places = placesOf(quiz);
  const variants = variantsOf(content, attempt.language);
  const answers = new Map((await readAnswers(sql, attempt.id)).map((row) => [row.question_id, row]));
  const words = { yes: quizTexts.yes[language], no: quizTexts.no[language] };

  const review = (id: string, at: number): readonly (ReviewedQuestion & { readonly row: AnswerRow | undefined })[] => {
    const place = places.get(id);
    if (!place) return [];
    const { question, section } = place;
    const row = answers.get(id);
    const answer = row?.answer ?? [];
    const mark = row?.mark ?? 0;
    const { feedback } = judge(variants.get(id) ?? [], answer);
    const said: Block[] = [...feedback, ...(isTold || mark === 1 ? [question.feedback] : [])]
      .filter(Boolean)
      .flatMap(readWords);
    return [
      {
        n: at + 1,
        section,
        mark: markOf(mark, answer),
        blocks: readWords(question.text).slice(0, 1),
        yours: tellAnswer(question, answer, words),
        right: isTold && mark < 1 ? tellRight(question, words) : null,
        feedback: said,
        read: question.read ?? null,
        isFlagged: row?.is_flagged ?? false,
        points: mark * question.weight,
        weight: question.weight,
        row,
      },
    ];
  };
  const reviewed = attempt.questions.flatMap(review);
  const titles = quiz.sections
    .map(({ title }) => title)
    .filter((title) => reviewed.some(({ section }) => section === title));
  return {
    id: attempt.id,
    slug: attempt.slug,
    title: quiz.title,
    language,
    finishedAt: new Date(attempt.finished_at ?? attempt.changed_at).toISOString(),
    isPreview: attempt.is_preview,
    isPractice: attempt.is_practice,
    isTimeOver: attempt.is_time_over,
    isPassed,
    percent: attempt.percent ?? 0,
    passPercent: quiz.passPercent,
    rightCount: attempt.right_count ?? 0,
    seconds: Math.max(
      0,
      Math.round((Date.parse(attempt.finished_at ?? attempt.changed_at) - Date.parse(attempt.started_at)) / 1000),
    ),
    sections: titles.map((title) => {
      const own = reviewed.filter(({ section }) => section === title);
      return {
        title,
        right: own.filter(({ mark }) => mark === "right").length,
        of: own.length,
        seconds: own.reduce((sum, { row }) => sum + (row?.seconds ?? 0), 0),
      };
    }),
    questions: reviewed.map(({ row: _row, ...question }) => question),
    mayPractise: isTold && reviewed.some(({ mark }) => mark !== "right"),
    attemptsLeft: left,
    isCounted: attempt.person_id !== null && !attempt.is_practice && !attempt.is_preview,
  };
};

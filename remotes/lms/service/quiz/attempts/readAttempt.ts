import type { OpenAttempt } from "../../../contract/quiz/Attempt";
import type { Quiz } from "../../../contract/quiz/Quiz";
import { inLanguage, type AttemptRow, type Work } from "../rows";
import { askQuestion } from "./askQuestion";
import { savedAnswers, secondsLeft } from "./keepChanges";
import { versionOf } from "./versionOf";

/** Each question with the title of its section. */
export const placesOf = (quiz: Quiz) =>
  new Map(
    quiz.sections.flatMap(({ title, questions }) =>
      questions.map((question) => [question.id, { question, section: title }] as const),
    ),
  );

/** An attempt as its page has it. */
export const readAttempt = async (
  work: Pick<Work, "sql" | "tenant" | "now">,
  attempt: AttemptRow,
): Promise<OpenAttempt> => {
  const content = await versionOf(work, attempt);
  const { quiz, language } = inLanguage(content, attempt.language);
  const places = placesOf(quiz);
  return {
    id: attempt.id,
    slug: attempt.slug,
    title: quiz.title,
    language,
    isPreview: attempt.is_preview,
    isPractice: attempt.is_practice,
    questions: attempt.questions.flatMap((id, at) => {
      const place = places.get(id);
      return place ? [askQuestion(place.question, { n: at + 1, section: place.section, seed: attempt.seed })] : [];
    }),
    saved: [...(await savedAnswers(work, attempt, content))],
    secondsLeft: secondsLeft(attempt, work.now),
    minutes: attempt.is_practice ? null : quiz.minutes,
  };
};

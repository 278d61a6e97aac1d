import type { Question } from "../../../contract/quiz/Quiz";
import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";

/** What the rows of an editor are given: the question, and what was typed before a form was refused. */
export interface EditorProps {
  readonly question: Question;
  readonly valueOf: (name: string, otherwise: string) => string;
  readonly errorOf: (name: string) => string | undefined;
  readonly t: QuizAuthorMessages;
}

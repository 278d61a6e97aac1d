import type { AskedQuestion } from "../../../contract/quiz/Attempt";
import type { QuizMessages } from "../../../messages/quizMessages";
import type { AttemptView } from "../AttemptView";

/** What the field of each kind of question is given. */
export interface FieldProps {
  readonly question: AskedQuestion;
  readonly view: AttemptView;
  readonly t: QuizMessages;
}

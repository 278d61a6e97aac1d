import type { Answer, AskedQuestion, OpenAttempt } from "../../contract/quiz/Attempt";

/** What is shown of an attempt, and what may be done with it: a store in a browser. */
export interface AttemptView {
  readonly attempt: OpenAttempt;
  readonly current: number;
  readonly question: AskedQuestion | null;
  readonly phase: "saved" | "saving" | "offline";
  readonly secondsLeft: number | null;
  readonly answeredCount: number;
  readonly isDone: boolean;
  readonly isSubmitting: boolean;
  isAnswered(n: number): boolean;
  isFlagged(n: number): boolean;
  answerOf(n: number): Answer;
  orderOf(question: AskedQuestion): string[];
  go(n: number): void;
  choose(n: number, answer: Answer, options?: { readonly isTyped?: boolean }): void;
  move(question: AskedQuestion, letter: string, by: -1 | 1): void;
  flag(n: number, isFlagged: boolean): void;
  submit(): Promise<void>;
}

import type { ItemAnalysis, QuizDraft } from "../../../contract/quiz/Author";
import type { Quiz } from "../../../contract/quiz/Quiz";

/** What the author's page has, as its parts use it. */
export interface AuthorData extends Omit<QuizDraft, "content"> {
  readonly quiz: Quiz;
  readonly language: "id" | "en";
  readonly languages: readonly ("id" | "en")[];
  /** Id of the open question. */
  readonly selected: string;
  readonly items: readonly ItemAnalysis[];
  readonly imported: number;
  /** What questions are called in lists, by their ids. */
  readonly names: Readonly<Record<string, string>>;
}

import type { QuizDemo } from "../../contract/demo/talkDemos";
import type { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";

type Question = QuizDemo["questions"][number];

/**
 * A short quiz. The learner answers and hands in; then reasons are seen, by parents the result alone. The teacher weighs questions and
 * sees how many took which choice; the office lets somebody try again.
 */
export class QuizDemoStore {
  readonly state;

  constructor(
    readonly demo: QuizDemo,
    kept?: KeptText,
  ) {
    this.state = new DemoState("quiz", demo.title, { taken: {}, weights: {}, isDone: false }, kept);
  }

  get isDone(): boolean {
    return this.state.changes.isDone;
  }

  get mayAnswer(): boolean {
    return this.state.role === "learner" && !this.isDone;
  }

  get mayWeigh(): boolean {
    return this.state.role === "teacher";
  }

  get mayGiveBack(): boolean {
    return this.state.role === "admin" && this.isDone;
  }

  /** Reasons and right answers: for teachers always, for a learner at the end. */
  get seesKeys(): boolean {
    return this.state.role === "teacher" || (this.state.role === "learner" && this.isDone);
  }

  get seesQuestions(): boolean {
    return this.state.role === "teacher" || this.state.role === "learner";
  }

  takenOf(id: string): number | undefined {
    return this.state.changes.taken[id];
  }

  weightOf({ id, weight }: Pick<Question, "id" | "weight">): number {
    return this.state.changes.weights[id] ?? weight;
  }

  isRight({ id, options }: Pick<Question, "id" | "options">): boolean {
    return options[this.takenOf(id) ?? -1]?.isRight ?? false;
  }

  get openCount(): number {
    return this.demo.questions.filter(({ id }) => this.takenOf(id) === undefined).length;
  }

  /** Points by weight, rounded down to whole percents: nobody passes by rounding. */
  get percent(): number {
    const most = this.demo.questions.reduce((sum, one) => sum + this.weightOf(one), 0);
    const points = this.demo.questions.reduce((sum, one) => sum + (this.isRight(one) ? this.weightOf(one) : 0), 0);
    return most === 0 ? 0 : Math.floor((points / most) * 100);
  }

  get isPassed(): boolean {
    return this.isDone && this.percent >= this.demo.pass;
  }

  /** How many took a choice, with the visitor's own once it is handed in. */
  countOf({ id, options }: Question, at: number): number {
    return (options[at]?.count ?? 0) + (this.isDone && this.takenOf(id) === at ? 1 : 0);
  }

  /** How many of the class had it right, in whole percents. */
  rightPercentOf(question: Question): number {
    const counts = question.options.map((_, at) => this.countOf(question, at));
    const all = counts.reduce((sum, count) => sum + count, 0);
    const right = counts.reduce((sum, count, at) => sum + (question.options[at]?.isRight ? count : 0), 0);
    return all === 0 ? 0 : Math.round((right / all) * 100);
  }

  take(question: Question, at: number): void {
    if (this.mayAnswer && question.options[at])
      this.state.change({ taken: { ...this.state.changes.taken, [question.id]: at } });
  }

  weigh(id: string, weight: number): void {
    if (this.mayWeigh) this.state.change({ weights: { ...this.state.changes.weights, [id]: weight } });
  }

  /** @returns whether it is handed in: an open question is asked about first */
  handIn(): boolean {
    if (!this.mayAnswer || this.openCount > 0) return false;
    this.state.change({ isDone: true });
    return true;
  }

  giveBack(): void {
    if (this.mayGiveBack) this.state.change({ isDone: false, taken: {} });
  }
}

import type { GradebookDemo } from "../../contract/demo/schoolDemos";
import type { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";
import { readMark, spread, weighted } from "../../contract/demo/marks";

/** Marks of a class. The teacher gives marks and weights until the office locks them; a learner and their parents see their own. */
export class GradebookStore {
  readonly state;

  constructor(
    readonly demo: GradebookDemo,
    kept?: KeptText,
  ) {
    const untouched = { marks: {}, weights: {}, isLocked: false };
    this.state = new DemoState("gradebook", demo.title, untouched, kept);
  }

  get isLocked(): boolean {
    return this.state.changes.isLocked;
  }

  get mayMark(): boolean {
    return this.state.role === "teacher" && !this.isLocked;
  }

  get mayLock(): boolean {
    return this.state.role === "admin";
  }

  /** Teachers and the office see everybody, others themselves. */
  get seesAll(): boolean {
    return this.state.role === "teacher" || this.state.role === "admin";
  }

  get rows(): GradebookDemo["rows"] {
    return this.seesAll ? this.demo.rows : this.demo.rows.filter(({ id }) => id === this.demo.me);
  }

  weightOf(column: string): number {
    return this.state.changes.weights[column] ?? this.demo.columns.find(({ id }) => id === column)?.weight ?? 0;
  }

  /** The share of a weight in all weights, in whole percents. */
  shareOf(column: string): number {
    const sum = this.weights.reduce((all, weight) => all + weight, 0);
    return sum === 0 ? 0 : Math.round((this.weightOf(column) / sum) * 100);
  }

  markOf(row: string, column: string): number | null {
    const changed = this.state.changes.marks[`${row}/${column}`];
    if (changed !== undefined) return changed;
    const at = this.demo.columns.findIndex(({ id }) => id === column);
    return this.demo.rows.find(({ id }) => id === row)?.marks[at] ?? null;
  }

  totalOf(row: string): number | null {
    return weighted(
      this.demo.columns.map(({ id }) => this.markOf(row, id)),
      this.weights,
    );
  }

  /** How many of the class lie in each band. */
  get distribution(): readonly number[] {
    return spread(
      this.demo.rows.map(({ id }) => this.totalOf(id)),
      this.demo.bands,
    );
  }

  /** Names of those who have not passed, as things stand. */
  get below(): readonly string[] {
    return this.demo.rows.flatMap(({ id, name }) => {
      const total = this.totalOf(id);
      return total !== null && total < this.demo.pass ? [name] : [];
    });
  }

  /** @returns whether it is a mark, and may be given */
  mark(row: string, column: string, typed: string): boolean {
    const mark = readMark(typed);
    if (mark === undefined || !this.mayMark) return false;
    this.state.change({ marks: { ...this.state.changes.marks, [`${row}/${column}`]: mark } });
    return true;
  }

  weigh(column: string, weight: number): void {
    if (this.mayMark) this.state.change({ weights: { ...this.state.changes.weights, [column]: weight } });
  }

  lock(isLocked: boolean): void {
    if (this.mayLock) this.state.change({ isLocked });
  }

  private get weights(): readonly number[] {
    return this.demo.columns.map(({ id }) => this.weightOf(id));
  }
}

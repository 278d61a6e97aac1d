import type { ReportDemo } from "../../contract/demo/schoolDemos";
import type { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";
import { readMark, toTenths } from "../../contract/demo/marks";

type Step = "draft" | "ready" | "signed" | "received";

/**
 * A report card. The teacher writes it and hands it over, the head signs it or gives it back, then parents sign that they have it. Whoever
 * is at home sees nothing before the signature; after it nothing changes without being opened again, which is noted.
 */
export class ReportStore {
  readonly state;

  constructor(
    readonly demo: ReportDemo,
    kept?: KeptText,
  ) {
    const untouched = { marks: {}, remark: null, step: "draft" as Step, reopened: 0 };
    this.state = new DemoState("report", demo.title, untouched, kept);
  }

  get step(): Step {
    return this.state.changes.step;
  }

  get mayWrite(): boolean {
    return this.state.role === "teacher" && this.step === "draft";
  }

  get maySee(): boolean {
    const isSigned = this.step === "signed" || this.step === "received";
    return isSigned || this.state.role === "teacher" || this.state.role === "admin";
  }

  get mayHandOver(): boolean {
    return this.mayWrite;
  }

  get maySign(): boolean {
    return this.state.role === "admin" && this.step === "ready";
  }

  /** Back to the teacher. */
  get mayReopen(): boolean {
    return this.state.role === "admin" && this.step !== "draft";
  }

  get mayReceive(): boolean {
    return this.state.role === "parent" && this.step === "signed";
  }

  get remark(): string {
    return this.state.changes.remark ?? this.demo.remark;
  }

  markOf(id: string): number {
    return this.state.changes.marks[id] ?? this.demo.subjects.find((one) => one.id === id)?.mark ?? 0;
  }

  /** The word for a mark: of the best grade that it reaches. */
  wordOf(mark: number): string {
    return (this.demo.grades.find(({ from }) => mark >= from) ?? this.demo.grades.at(-1))?.word ?? "";
  }

  get mean(): number {
    const { subjects } = this.demo;
    return toTenths(subjects.reduce((sum, { id }) => sum + this.markOf(id), 0) / subjects.length);
  }

  /** Subjects below what they ask for at least. */
  get below(): readonly string[] {
    return this.demo.subjects.filter(({ id, least }) => this.markOf(id) < least).map(({ name }) => name);
  }

  mark(id: string, typed: string): boolean {
    const mark = readMark(typed);
    if (!this.mayWrite || mark === null || mark === undefined) return false;
    this.state.change({ marks: { ...this.state.changes.marks, [id]: mark } });
    return true;
  }

  write(typed: string): boolean {
    const remark = typed.trim();
    if (!this.mayWrite || remark === "" || remark.length > 600) return false;
    this.state.change({ remark });
    return true;
  }

  handOver(): void {
    if (this.mayHandOver) this.state.change({ step: "ready" });
  }

  sign(): void {
    if (this.maySign) this.state.change({ step: "signed" });
  }

  reopen(): void {
    if (!this.mayReopen) return;
    const wasSigned = this.step !== "ready";
    this.state.change({ step: "draft", reopened: this.state.changes.reopened + (wasSigned ? 1 : 0) });
  }

  receive(): void {
    if (this.mayReceive) this.state.change({ step: "received" });
  }
}

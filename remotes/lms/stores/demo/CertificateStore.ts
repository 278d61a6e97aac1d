import type { CertificateDemo } from "../../contract/demo/schoolDemos";
import type { KeptText } from "../studio/KeptText";
import { checkNumberOf, isWhole } from "./checkNumber";
import { DemoState } from "./DemoState";

/** The verdict on a number that somebody has typed. */
export type Verdict = "mistyped" | "unknown" | "valid" | "revoked";

/**
 * A certificate. The teacher notes what was done, the office issues it once everything is there, and may take it back with the number
 * remaining known. Everybody may check a number.
 */
export class CertificateStore {
  readonly state;

  constructor(
    readonly demo: CertificateDemo,
    kept?: KeptText,
  ) {
    const untouched = { have: {}, step: "none" as const };
    this.state = new DemoState("certificate", demo.title, untouched, kept);
  }

  get step(): "none" | "issued" | "revoked" {
    return this.state.changes.step;
  }

  get mayNote(): boolean {
    return this.state.role === "teacher" && this.step === "none";
  }

  haveOf(id: string): number {
    return this.state.changes.have[id] ?? this.demo.requirements.find((one) => one.id === id)?.have ?? 0;
  }

  isMet({ id, need }: CertificateDemo["requirements"][number]): boolean {
    return this.haveOf(id) >= need;
  }

  get isReady(): boolean {
    return this.demo.requirements.every((one) => this.isMet(one));
  }

  get mayIssue(): boolean {
    return this.state.role === "admin" && this.step === "none" && this.isReady;
  }

  get mayRevoke(): boolean {
    return this.state.role === "admin" && this.step === "issued";
  }

  /** With two digits at its end that tell a mistyped one. */
  get number(): string {
    return `${this.demo.series}-${checkNumberOf(this.demo.series)}`;
  }

  note(id: string, have: number): void {
    if (this.mayNote) this.state.change({ have: { ...this.state.changes.have, [id]: have } });
  }

  issue(): void {
    if (this.mayIssue) this.state.change({ step: "issued" });
  }

  revoke(): void {
    if (this.mayRevoke) this.state.change({ step: "revoked" });
  }

  check(typed: string): Verdict {
    const number = typed.trim().toUpperCase();
    if (!isWhole(number)) return "mistyped";
    if (number !== this.number || this.step === "none") return "unknown";
    return this.step === "revoked" ? "revoked" : "valid";
  }
}

import { PRESENCES, type Presence } from "../../contract/demo/roles";
import type { AttendanceDemo } from "../../contract/demo/schoolDemos";
import type { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";

/**
 * A list of who is there. The teacher notes everybody and signs; a signed list stays as it is until the office opens it again. Parents
 * send a note before it is signed. A learner and their parents see their own line.
 */
export class AttendanceStore {
  readonly state;

  constructor(
    readonly demo: AttendanceDemo,
    kept?: KeptText,
  ) {
    const untouched = { states: {}, notes: {}, isSigned: false, reopened: 0 };
    this.state = new DemoState("attendance", demo.title, untouched, kept);
  }

  get isSigned(): boolean {
    return this.state.changes.isSigned;
  }

  get mayNote(): boolean {
    return this.state.role === "teacher" && !this.isSigned;
  }

  get maySendNote(): boolean {
    return this.state.role === "parent" && !this.isSigned;
  }

  get mayReopen(): boolean {
    return this.state.role === "admin" && this.isSigned;
  }

  get seesAll(): boolean {
    return this.state.role === "teacher" || this.state.role === "admin";
  }

  get list(): AttendanceDemo["list"] {
    return this.seesAll ? this.demo.list : this.demo.list.filter(({ id }) => id === this.demo.me);
  }

  /** Undefined: nobody has looked yet. */
  stateOf(id: string): Presence | undefined {
    return this.state.changes.states[id] ?? this.demo.list.find((one) => one.id === id)?.state;
  }

  noteOf(id: string): string | undefined {
    return this.state.changes.notes[id] ?? this.demo.list.find((one) => one.id === id)?.note;
  }

  get open(): readonly string[] {
    return this.demo.list.filter(({ id }) => this.stateOf(id) === undefined).map(({ id }) => id);
  }

  get counts(): Readonly<Record<Presence, number>> {
    const counts = { present: 0, late: 0, sick: 0, excused: 0, absent: 0 };
    for (const { id } of this.demo.list) {
      const state = this.stateOf(id);
      if (state !== undefined) counts[state] += 1;
    }
    return counts;
  }

  /** Those who are there, late ones too, of all; in whole percents. */
  get percentThere(): number {
    const { present, late } = this.counts;
    return Math.round(((present + late) / this.demo.list.length) * 100);
  }

  note(id: string, state: Presence): void {
    if (this.mayNote) this.state.change({ states: { ...this.state.changes.states, [id]: state } });
  }

  /** Everybody who is not noted yet is there. @returns how many that were */
  notePresent(): number {
    const { open } = this;
    if (!this.mayNote) return 0;
    this.state.change({
      states: { ...this.state.changes.states, ...Object.fromEntries(open.map((id) => [id, PRESENCES[0]] as const)) },
    });
    return open.length;
  }

  /** @returns whether it is signed: nobody may be missing on it */
  sign(): boolean {
    if (!this.mayNote || this.open.length > 0) return false;
    this.state.change({ isSigned: true });
    return true;
  }

  reopen(): void {
    if (this.mayReopen) this.state.change({ isSigned: false, reopened: this.state.changes.reopened + 1 });
  }

  /** A parent's word: the line is noted with it, and the teacher may see it otherwise. */
  sendNote(state: "sick" | "excused", words: string): boolean {
    const note = words.trim();
    if (!this.maySendNote || note === "" || note.length > 200) return false;
    const { me } = this.demo;
    const { states, notes } = this.state.changes;
    this.state.change({ states: { ...states, [me]: state }, notes: { ...notes, [me]: note } });
    return true;
  }
}

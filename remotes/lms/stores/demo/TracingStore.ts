import { action, makeObservable, observable } from "@serambi/kernel/state";

import type { TracingDemo } from "../../contract/demo/talkDemos";
import type { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";

type Letter = TracingDemo["letters"][number];
export type Point = readonly [x: number, y: number];
export type Direction = "up" | "down" | "left" | "right";

/** All lengths are of the sheet, which is 100 wide. */
const STEP = 1.5;
/** A finger covers about as much. */
const NEAR = 7;
/** Farther from the stroke is beside it. */
const BESIDE = 10;
/** As far as one looks along the stroke for the place of the pen. */
const AHEAD = 6;
/** The way that a press of an arrow draws at most. */
const PRESS = 9;

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** A stroke as points of even distance. */
const dense = (stroke: readonly Point[]): Point[] => {
  const points: Point[] = [];
  for (const [at, to] of stroke.entries()) {
    const from = stroke[at - 1];
    if (!from) continue;
    const count = Math.max(1, Math.round(apart(from, to) / STEP));
    for (let k = 0; k < count; k += 1)
      points.push([from[0] + ((to[0] - from[0]) * k) / count, from[1] + ((to[1] - from[1]) * k) / count]);
  }
  const last = stroke.at(-1);
  return last ? [...points, last] : points;
};

/**
 * Letters that a learner traces with a pen, a finger or the arrow keys. A slip is told at once; a letter without one is a fluent one, and
 * after some of them the help lines are gone. The teacher says after how many, the office opens letters, those at home see the counts.
 */
export class TracingStore {
  readonly state;
  letterId: string;
  /** Strokes that are done, and the place in the next one. */
  strokeAt = 0;
  place = 0;
  slips = 0;
  private isBeside = false;

  constructor(
    readonly demo: TracingDemo,
    kept?: KeptText,
  ) {
    this.letterId = demo.letters[0]?.id ?? "";
    this.state = new DemoState(
      "tracing",
      demo.title,
      { traced: {}, fluent: {}, open: {}, fluentAfter: null, isLeft: false },
      kept,
    );
    makeObservable<this, "advance" | "slip">(this, {
      letterId: observable,
      strokeAt: observable,
      place: observable,
      slips: observable,
      choose: action,
      again: action,
      advance: action,
      slip: action,
    });
  }

  get mayTrace(): boolean {
    return this.state.role === "learner";
  }

  get maySetHelp(): boolean {
    return this.state.role === "teacher";
  }

  get mayOpen(): boolean {
    return this.state.role === "admin";
  }

  isOpen({ id, isOpen }: Pick<Letter, "id" | "isOpen">): boolean {
    return this.state.changes.open[id] ?? isOpen;
  }

  get openLetters(): readonly Letter[] {
    return this.demo.letters.filter((letter) => this.isOpen(letter));
  }

  /** The chosen one; the first that is open, where it was closed meanwhile. */
  get letter(): Letter | undefined {
    return this.openLetters.find(({ id }) => id === this.letterId) ?? this.openLetters[0];
  }

  tracedOf({ id }: Pick<Letter, "id">): number {
    return this.state.changes.traced[id] ?? 0;
  }

  fluentOf({ id }: Pick<Letter, "id">): number {
    return this.state.changes.fluent[id] ?? 0;
  }

  get fluentAfter(): number {
    return this.state.changes.fluentAfter ?? this.demo.fluentAfter;
  }

  /** From 1, all of the help, down to 0, none. */
  helpFor(letter: Pick<Letter, "id">): number {
    return Math.max(0, 1 - this.fluentOf(letter) / this.fluentAfter);
  }

  get isDone(): boolean {
    return this.letter !== undefined && this.strokeAt >= this.letter.strokes.length;
  }

  /** The points of the stroke that is traced now. */
  get path(): readonly Point[] {
    const stroke = this.letter?.strokes[this.strokeAt];
    return stroke ? dense(stroke) : [];
  }

  /** The part of it that is drawn. */
  get drawn(): readonly Point[] {
    return this.path.slice(0, this.place + 1);
  }

  /** Whereto the pen goes on. */
  get direction(): Direction | null {
    const from = this.path[this.place];
    const to = this.path[Math.min(this.path.length - 1, this.place + 3)];
    if (!from || !to || from === to) return null;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "right" : "left";
    return dy > 0 ? "down" : "up";
  }

  choose(id: string): void {
    this.letterId = id;
    this.again();
  }

  /** The same letter from its first stroke. */
  again(): void {
    this.strokeAt = 0;
    this.place = 0;
    this.slips = 0;
    this.isBeside = false;
  }

  /** The pen is put down or drawn on. @returns whether it is on the stroke */
  draw(to: Point): boolean {
    if (!this.mayTrace || this.isDone) return false;
    const { path, place } = this;
    let next = -1;
    for (let at = place; at <= Math.min(path.length - 1, place + AHEAD); at += 1) {
      const point = path[at];
      if (point && apart(point, to) <= NEAR) next = at;
    }
    if (next >= place && next >= 0) {
      this.isBeside = false;
      this.advance(next);
      return true;
    }
    if (path.every((point) => apart(point, to) > BESIDE) && !this.isBeside) {
      this.isBeside = true;
      // A pen that looks for the beginning has not slipped.
      if (place > 0) this.slip();
    }
    return false;
  }

  /** An arrow draws on as far as the stroke goes its way. @returns whether it does */
  press(direction: Direction): boolean {
    if (!this.mayTrace || this.isDone) return false;
    if (direction !== this.direction) {
      this.slip();
      return false;
    }
    const stroke = this.strokeAt;
    for (let way = 0; way < PRESS && this.strokeAt === stroke && this.direction === direction; way += STEP)
      this.advance(this.place + 1);
    return true;
  }

  setHelp(fluentAfter: number): void {
    if (this.maySetHelp && fluentAfter >= 1 && fluentAfter <= 9) this.state.change({ fluentAfter });
  }

  open({ id }: Pick<Letter, "id">, isOpen: boolean): void {
    const others = this.openLetters.filter((letter) => letter.id !== id);
    if (this.mayOpen && (isOpen || others.length > 0))
      this.state.change({ open: { ...this.state.changes.open, [id]: isOpen } });
  }

  setHand(isLeft: boolean): void {
    if (this.mayTrace) this.state.change({ isLeft });
  }

  private slip(): void {
    this.slips += 1;
  }

  private advance(place: number): void {
    this.place = place;
    if (place < this.path.length - 1) return;
    this.place = 0;
    this.strokeAt += 1;
    const { letter } = this;
    if (!letter || !this.isDone) return;
    const { traced, fluent } = this.state.changes;
    this.state.change({
      traced: { ...traced, [letter.id]: this.tracedOf(letter) + 1 },
      ...(this.slips === 0 && { fluent: { ...fluent, [letter.id]: this.fluentOf(letter) + 1 } }),
    });
  }
}

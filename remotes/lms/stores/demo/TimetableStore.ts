import { action, makeObservable, observable } from "@serambi/kernel/state";
import type { TimetableDemo } from "../../contract/demo/schoolDemos";
import type { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";

interface Place {
  readonly day: number;
  readonly hour: number;
}

type Lesson = TimetableDemo["lessons"][number];
/** Two lessons at one time that need the same. */
export interface Clash {
  readonly one: Lesson;
  readonly other: Lesson;
  readonly by: "teacher" | "room" | "group";
}

const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
export type ArrowKey = keyof typeof STEPS;
export const isArrow = (key: string): key is ArrowKey => Object.hasOwn(STEPS, key);

/**
 * A week of lessons. The office moves all of them, a teacher their own; a learner and their parents see those of their group. A clash is
 * told and not forbidden: whoever moves two lessons past each other has one in between.
 */
export class TimetableStore {
  readonly state;
  /** The lesson that is being moved. */
  held: string | null = null;
  /** Where it was taken up. */
  private from: Place | null = null;
  /** The lesson whose button has gone to another hour, and the focus with it. */
  private moved: string | null = null;

  constructor(
    readonly demo: TimetableDemo,
    kept?: KeptText,
  ) {
    const untouched = { places: {} };
    this.state = new DemoState("timetable", demo.title, untouched, kept);
    makeObservable(this, { held: observable, take: action, drop: action, cancel: action });
  }

  get lessons(): readonly Lesson[] {
    const last = { day: this.demo.days.length - 1, hour: this.demo.hours.length - 1 };
    return this.demo.lessons.map((lesson) => {
      const { day, hour } = this.state.changes.places[lesson.id] ?? lesson;
      return { ...lesson, day: Math.min(day, last.day), hour: Math.min(hour, last.hour) };
    });
  }

  get shown(): readonly Lesson[] {
    if (this.state.role === "teacher" || this.state.role === "admin") return this.lessons;
    return this.lessons.filter(({ group }) => group === this.demo.group);
  }

  at(day: number, hour: number): readonly Lesson[] {
    return this.shown.filter((lesson) => lesson.day === day && lesson.hour === hour);
  }

  mayMove({ teacher }: Pick<Lesson, "teacher">): boolean {
    return this.state.role === "admin" || (this.state.role === "teacher" && teacher === this.demo.teacher);
  }

  get clashes(): readonly Clash[] {
    const { lessons } = this;
    return lessons.flatMap((one, at) =>
      lessons.slice(at + 1).flatMap((other): Clash[] => {
        if (one.day !== other.day || one.hour !== other.hour) return [];
        return (["teacher", "room", "group"] as const)
          .filter((by) => one[by] === other[by])
          .map((by) => ({ one, other, by }));
      }),
    );
  }

  doesClash(id: string): boolean {
    return this.clashes.some(({ one, other }) => one.id === id || other.id === id);
  }

  find(id: string): Lesson | undefined {
    return this.lessons.find((lesson) => lesson.id === id);
  }

  take(id: string): void {
    const lesson = this.find(id);
    if (!lesson || !this.mayMove(lesson)) return;
    this.held = id;
    this.from = { day: lesson.day, hour: lesson.hour };
  }

  /** Null also where another role may not move it. */
  get heldLesson(): Lesson | null {
    const lesson = this.held === null ? undefined : this.find(this.held);
    return lesson && this.mayMove(lesson) ? lesson : null;
  }

  /** Moves the held lesson by a key; at the edge it stays. */
  step(key: ArrowKey): Lesson | undefined {
    const lesson = this.heldLesson;
    if (!lesson) return undefined;
    const [days, hours] = STEPS[key];
    return this.place(lesson.day + days, lesson.hour + hours);
  }

  /** Puts the held lesson somewhere; it stays held. Nothing where there is no such hour. */
  place(day: number, hour: number): Lesson | undefined {
    const lesson = this.heldLesson;
    if (!lesson) return undefined;
    const isThere = this.demo.days[day] !== undefined && this.demo.hours[hour] !== undefined;
    if (isThere) this.state.change({ places: { ...this.state.changes.places, [lesson.id]: { day, hour } } });
    this.moved = lesson.id;
    return this.find(lesson.id);
  }

  /** @returns whether the button of this lesson, which has just come, is to have the focus; once */
  claimFocus(id: string): boolean {
    const isMoved = this.moved === id;
    if (isMoved) this.moved = null;
    return isMoved;
  }

  drop(): void {
    this.held = null;
    this.from = null;
  }

  /** Back to where it was taken up. */
  cancel(): void {
    if (this.from) this.place(this.from.day, this.from.hour);
    this.drop();
  }
}

import type { OutlineDemo } from "../../contract/demo/talkDemos";
import type { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";

type Chapter = OutlineDemo["chapters"][number];

/**
 * A course as a list of chapters. The teacher names and orders them, the office opens them; learners and those at home see the open ones,
 * up to the first that is closed: nobody is to stand before a gap.
 */
export class OutlineStore {
  readonly state;

  constructor(
    readonly demo: OutlineDemo,
    kept?: KeptText,
  ) {
    this.state = new DemoState("outline", demo.title, { order: [], open: {}, titles: {} }, kept);
  }

  get mayWrite(): boolean {
    return this.state.role === "teacher";
  }

  get mayOpen(): boolean {
    return this.state.role === "admin";
  }

  /** In the order that was made; chapters that it does not name come last. */
  get chapters(): readonly Chapter[] {
    const { order, open, titles } = this.state.changes;
    const placeOf = ({ id }: Chapter): number => {
      const at = order.indexOf(id);
      return at < 0 ? order.length : at;
    };
    return this.demo.chapters
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((chapter) => ({
        ...chapter,
        title: titles[chapter.id] ?? chapter.title,
        isOpen: open[chapter.id] ?? chapter.isOpen,
      }));
  }

  get shown(): readonly Chapter[] {
    if (this.mayWrite || this.mayOpen) return this.chapters;
    const closed = this.chapters.findIndex(({ isOpen }) => !isOpen);
    return closed < 0 ? this.chapters : this.chapters.slice(0, closed);
  }

  /** Minutes of the chapters that learners see. */
  get minutes(): number {
    const closed = this.chapters.findIndex(({ isOpen }) => !isOpen);
    return this.chapters.slice(0, closed < 0 ? undefined : closed).reduce((sum, { minutes }) => sum + minutes, 0);
  }

  /** @returns its new place from 1, or null where it stays */
  move(id: string, by: -1 | 1): number | null {
    const order = this.chapters.map((chapter) => chapter.id);
    const at = order.indexOf(id);
    const other = order[at + by];
    if (!this.mayWrite || at < 0 || other === undefined) return null;
    order[at] = other;
    order[at + by] = id;
    this.state.change({ order });
    return at + by + 1;
  }

  rename(id: string, typed: string): boolean {
    const title = typed.trim();
    if (!this.mayWrite || title === "" || title.length > 120) return false;
    this.state.change({ titles: { ...this.state.changes.titles, [id]: title } });
    return true;
  }

  open(id: string, isOpen: boolean): void {
    if (this.mayOpen) this.state.change({ open: { ...this.state.changes.open, [id]: isOpen } });
  }
}

import type { MessagesDemo } from "../../contract/demo/talkDemos";
import type { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";

type Reader = MessagesDemo["readers"][number];
export type Letter = "first" | "second";

/**
 * Messages of a class to those at home. The teacher sends one and sees who has read it; a parent reads and answers; the office reminds
 * those alone who have not read; a learner sees what was sent.
 */
export class MessagesStore {
  readonly state;

  constructor(
    readonly demo: MessagesDemo,
    kept?: KeptText,
  ) {
    const untouched = { sent: null, read: [], readFirst: [], replies: [], reminded: 0 };
    this.state = new DemoState("messages", demo.title, untouched, kept);
  }

  get maySend(): boolean {
    return this.state.role === "teacher" && this.state.changes.sent === null;
  }

  get seesReaders(): boolean {
    return this.state.role === "teacher" || this.state.role === "admin";
  }

  textOf(letter: Letter): string | null {
    return letter === "first" ? this.demo.sent : this.state.changes.sent;
  }

  hasRead({ id, hasRead }: Pick<Reader, "id" | "hasRead">, letter: Letter): boolean {
    const { read, readFirst } = this.state.changes;
    return letter === "first" ? hasRead || readFirst.includes(id) : read.includes(id);
  }

  readCount(letter: Letter): number {
    return this.demo.readers.filter((reader) => this.hasRead(reader, letter)).length;
  }

  /** Those who have not read the newest message. */
  get waiting(): readonly Reader[] {
    const newest = this.state.changes.sent === null ? "first" : "second";
    return this.demo.readers.filter((reader) => !this.hasRead(reader, newest));
  }

  mayRead(letter: Letter): boolean {
    const me = this.demo.readers.find(({ id }) => id === this.demo.me);
    return (
      this.state.role === "parent" && this.textOf(letter) !== null && me !== undefined && !this.hasRead(me, letter)
    );
  }

  send(typed: string): boolean {
    const sent = typed.trim();
    if (!this.maySend || sent === "" || sent.length > 600) return false;
    this.state.change({ sent });
    return true;
  }

  read(letter: Letter): void {
    if (!this.mayRead(letter)) return;
    const { read, readFirst } = this.state.changes;
    const { me } = this.demo;
    this.state.change(letter === "first" ? { readFirst: [...readFirst, me] } : { read: [...read, me] });
  }

  reply(typed: string): boolean {
    const words = typed.trim();
    const { replies } = this.state.changes;
    if (this.state.role !== "parent" || words === "" || words.length > 300 || replies.length === 50) return false;
    this.state.change({ replies: [...replies, words] });
    return true;
  }

  /** @returns how many were reminded: nobody who has read it */
  remind(): number {
    if (this.state.role !== "admin") return 0;
    this.state.change({ reminded: this.state.changes.reminded + 1 });
    return this.waiting.length;
  }
}

import type { DemoRole } from "../../contract/demo/roles";
import type { ForumDemo } from "../../contract/demo/talkDemos";
import type { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";

export const MAX_POST_LENGTH = 600;

export interface Post {
  readonly id: string;
  readonly by: string;
  readonly role: DemoRole;
  readonly text: string;
  /** Null: written just now. */
  readonly at: string | null;
  readonly votes: number;
  readonly isHidden: boolean;
  readonly isAnswer: boolean;
}

/**
 * A question and what is said to it. Everybody writes but parents, who read; nobody votes for a post of their own; the teacher says which
 * one answers it; the office hides what does not belong there, and still sees it.
 */
export class ForumStore {
  readonly state;

  constructor(
    readonly demo: ForumDemo,
    kept?: KeptText,
  ) {
    const untouched = { written: [], votes: [], answer: null, hidden: [] };
    this.state = new DemoState("forum", demo.title, untouched, kept);
  }

  get mayWrite(): boolean {
    return this.state.role !== "parent";
  }

  get mayAnswer(): boolean {
    return this.state.role === "teacher";
  }

  get mayHide(): boolean {
    return this.state.role === "admin";
  }

  /** The question first, then what answers it, then the others by votes, earlier ones first. Of a hidden one others see no words. */
  get posts(): readonly Post[] {
    const { written, votes, hidden, answer } = this.state.changes;
    const all = [
      ...this.demo.posts,
      ...written.map(({ id, role, text }) => ({ id, role, text, by: this.demo.people[role], at: null, votes: 0 })),
    ].map((post) => ({
      ...post,
      votes: post.votes + votes.filter((vote) => vote.endsWith(`/${post.id}`)).length,
      isHidden: hidden.includes(post.id),
      isAnswer: post.id === answer,
      text: hidden.includes(post.id) && !this.mayHide ? "" : post.text,
    }));
    const [question, ...answers] = all;
    return question
      ? [question, ...answers.toSorted((a, b) => Number(b.isAnswer) - Number(a.isAnswer) || b.votes - a.votes)]
      : [];
  }

  mayVote({ id, role, by, isHidden }: Pick<Post, "id" | "role" | "by" | "isHidden">): boolean {
    const isOwn = role === this.state.role && by === this.demo.people[role];
    return this.mayWrite && !isOwn && !isHidden && this.posts.some((post) => post.id === id);
  }

  hasVoted(id: string): boolean {
    return this.state.changes.votes.includes(`${this.state.role}/${id}`);
  }

  /** @returns whether it was written: not without words, and not too many of them */
  write(typed: string): boolean {
    const text = typed.trim();
    if (!this.mayWrite || text === "" || text.length > MAX_POST_LENGTH) return false;
    const { written } = this.state.changes;
    this.state.change({ written: [...written, { id: `own-${written.length + 1}`, role: this.state.role, text }] });
    return true;
  }

  /** One vote each; a second press takes it back. */
  vote(post: Post): void {
    if (!this.mayVote(post)) return;
    const own = `${this.state.role}/${post.id}`;
    const { votes } = this.state.changes;
    this.state.change({ votes: votes.includes(own) ? votes.filter((vote) => vote !== own) : [...votes, own] });
  }

  markAnswer(id: string): void {
    if (this.mayAnswer) this.state.change({ answer: this.state.changes.answer === id ? null : id });
  }

  hide(id: string, isHidden: boolean): void {
    if (!this.mayHide) return;
    const others = this.state.changes.hidden.filter((one) => one !== id);
    this.state.change({ hidden: isHidden ? [...others, id] : others });
  }
}

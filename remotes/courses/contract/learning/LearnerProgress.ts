/**
 * How far a learner is in one class, as components read it: observable, nothing on the server, and nothing before the
 * browser has looked.
 */
export interface LearnerProgress {
  /** `unknown` on the server and until this browser has looked; `unkept` where nothing can be kept here. */
  readonly phase: "unknown" | "ready" | "unkept";
  readonly isLoggedIn: boolean;
  /** Slug of the chapter that was open last. */
  readonly lastSeen: string | null;
  isDone(chapterSlug: string): boolean;
  isSeen(chapterSlug: string): boolean;
  note(chapterSlug: string): string;
  /** In thousandths. */
  position(chapterSlug: string): number;
  countDone(chapterSlugs: readonly string[]): number;
  /** Whether the platform says so; nothing that a browser says counts. @param task `<kind>:<slug>` */
  isPassed(task: string): boolean;
  markDone(chapterSlug: string): void;
  keepNote(chapterSlug: string, note: string): void;
  keepPosition(chapterSlug: string, position: number): void;
}

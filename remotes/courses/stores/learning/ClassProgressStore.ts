import { action, makeObservable, observableRef } from "@serambi/kernel/state";

import type { ChapterProgress, ChapterTask } from "../../contract/hosts/learning";
import type { LearnerProgress } from "../../contract/learning/LearnerProgress";
import { MAX_NOTE_LENGTH, MAX_POSITION } from "../../contract/learning/limits";
import { mergeChapters } from "../../contract/learning/mergeChapters";
import type { Bookmark, SavedClass } from "../../contract/learning/savedProgress";

/** A note that was never written is older than any that was. */
const NEVER = new Date(0).toISOString();

interface ClassProgressDeps {
  readonly now: () => Date;
  readonly phase: () => LearnerProgress["phase"];
  readonly isLoggedIn: () => boolean;
  /** Something here has changed, and wants to be kept. */
  readonly onChange: () => void;
}

type Patch = Partial<Omit<ChapterProgress, "chapterSlug">>;

/** A set with the same members stays the same object: whoever shows it is not asked to show it again. */
const sameOr = (before: ReadonlySet<string>, after: ReadonlySet<string>): ReadonlySet<string> =>
  before.size === after.size && [...after].every((slug) => before.has(slug)) ? before : after;

/** How far one learner is in one class. Three things are watched apart: who is done, who was seen, and all the rest. */
export class ClassProgressStore implements LearnerProgress {
  chapters: ReadonlyMap<string, ChapterProgress> = new Map();
  done: ReadonlySet<string> = new Set();
  seen: ReadonlySet<string> = new Set();
  /** Codes of the tasks that the platform knows to be passed. */
  passed: ReadonlySet<string> = new Set();
  bookmark: Bookmark | null = null;
  /** What the platform has not confirmed, and what local storage does not have yet. */
  readonly unsent = new Set<string>();
  readonly unsaved = new Set<string>();

  constructor(
    readonly classroomId: string,
    private readonly deps: ClassProgressDeps,
  ) {
    makeObservable<this, "take">(this, {
      chapters: observableRef,
      done: observableRef,
      seen: observableRef,
      passed: observableRef,
      bookmark: observableRef,
      take: action,
      visit: action,
      adoptTasks: action,
      takeBack: action,
    });
  }

  get phase(): LearnerProgress["phase"] {
    return this.deps.phase();
  }

  get isLoggedIn(): boolean {
    return this.deps.isLoggedIn();
  }

  isDone = (slug: string): boolean => this.done.has(slug);
  isPassed = (task: string): boolean => this.passed.has(task);
  isSeen = (slug: string): boolean => this.seen.has(slug);
  note = (slug: string): string => this.chapters.get(slug)?.note ?? "";
  position = (slug: string): number => this.chapters.get(slug)?.position ?? 0;
  countDone = (slugs: readonly string[]): number =>
    slugs.reduce((count, slug) => count + Number(this.done.has(slug)), 0);

  /** The learner has opened a chapter: here they go on next time. */
  visit = (bookmark: Bookmark): void => {
    this.bookmark = bookmark;
    this.change(bookmark.chapterSlug, {});
  };

  markDone = (slug: string): void => {
    if (!this.isDone(slug)) this.change(slug, { doneAt: this.deps.now().toISOString() });
  };

  keepNote = (slug: string, note: string): void => {
    if (note !== this.note(slug))
      this.change(slug, { note: note.slice(0, MAX_NOTE_LENGTH), noteChangedAt: this.deps.now().toISOString() });
  };

  /** @param position how much of the chapter is behind the reader, in thousandths */
  keepPosition = (slug: string, position: number): void => {
    const rounded = Math.min(MAX_POSITION, Math.max(0, Math.round(position)));
    if (rounded !== this.position(slug)) this.change(slug, { position: rounded });
  };

  /** Adds what another tab, or the platform, knows. */
  adopt(chapters: readonly ChapterProgress[], bookmark: Bookmark | null = null): void {
    this.take(mergeChapters([...this.chapters.values()], chapters), this.bookmark ?? bookmark);
  }

  /** Takes what the platform says of the tasks of the class. */
  adoptTasks(tasks: readonly ChapterTask[]): void {
    const passed = tasks.filter(({ isPassed }) => isPassed).map(({ task }) => task);
    this.passed = sameOr(this.passed, new Set(passed));
  }

  /** Chapters that the platform has not let be done: a task is missing. */
  takeBack(slugs: ReadonlySet<string>): void {
    const chapters = [...this.chapters.values()];
    this.take(
      chapters.map((chapter) => (slugs.has(chapter.chapterSlug) ? { ...chapter, doneAt: null } : chapter)),
      this.bookmark,
    );
  }

  /** The chapter that was open last, on whichever device. */
  get lastSeen(): string | null {
    const latest = [...this.chapters.values()].toSorted((a, b) => Date.parse(b.seenAt) - Date.parse(a.seenAt))[0];
    return latest?.chapterSlug ?? null;
  }

  toSaved = (): SavedClass => ({
    classroomId: this.classroomId,
    chapters: [...this.chapters.values()],
    unsent: [...this.unsent],
    bookmark: this.bookmark,
  });

  private change(slug: string, patch: Patch): void {
    const seenAt = this.deps.now().toISOString();
    const known = this.chapters.get(slug) ?? {
      chapterSlug: slug,
      seenAt,
      position: 0,
      doneAt: null,
      note: "",
      noteChangedAt: NEVER,
    };
    const chapters = new Map(this.chapters).set(slug, { ...known, seenAt, ...patch });
    this.take([...chapters.values()], this.bookmark);
    this.unsent.add(slug);
    this.unsaved.add(slug);
    this.deps.onChange();
  }

  private take(chapters: readonly ChapterProgress[], bookmark: Bookmark | null): void {
    this.chapters = new Map(chapters.map((chapter) => [chapter.chapterSlug, chapter]));
    this.done = sameOr(this.done, new Set(chapters.flatMap((it) => (it.doneAt === null ? [] : [it.chapterSlug]))));
    this.seen = sameOr(this.seen, new Set(this.chapters.keys()));
    this.bookmark = bookmark;
  }
}

import { isAppError } from "@serambi/kernel/errors";
import { beforeLeaving } from "@serambi/kernel/remote";
import { action, makeObservable, observable } from "@serambi/kernel/state";

import type { ProgressClient } from "../../api/learning/ProgressClient";
import type { Certificate, ChapterProgress, KnownProgress } from "../../contract/hosts/learning";
import type { LearnerProgress } from "../../contract/learning/LearnerProgress";
import { mergeChapters } from "../../contract/learning/mergeChapters";
import type { SavedClass } from "../../contract/learning/savedProgress";
import { ClassProgressStore } from "./ClassProgressStore";
import type { LocalShelf } from "./LocalShelf";

/** Typing and scrolling are kept when they pause, and sent when they rest. */
const SAVE_AFTER_MS = 400;
const SEND_AFTER_MS = 3000;

/** What of the platform's side is asked. */
export type LearningReader = Pick<ProgressClient, "progress" | "mergeProgress" | "certify">;
/** Where a browser keeps progress between visits. */
export type ProgressShelf = Pick<LocalShelf, "read" | "write" | "watch" | "hasSession">;

interface ProgressDeps {
  /** Both come with their first use. */
  readonly reader: () => Promise<LearningReader>;
  readonly shelf: () => Promise<ProgressShelf>;
  readonly now: () => Date;
}

/** Chapters that were sent as done, and that wait for a task all the same. */
const refusedChapters = (
  { chapters, tasks = [] }: KnownProgress,
  sent: readonly ChapterProgress[],
): ReadonlySet<string> => {
  const done = new Set(chapters.flatMap((it) => (it.doneAt === null ? [] : [it.chapterSlug])));
  const waiting = new Set(tasks.flatMap((it) => (it.isPassed ? [] : [it.chapterSlug])));
  const slugs = sent.flatMap((it) => (it.doneAt === null ? [] : [it.chapterSlug]));
  return new Set(slugs.filter((slug) => waiting.has(slug) && !done.has(slug)));
};

/**
 * How far this browser's learner is, in every class. A visitor's progress stays in the browser; that of somebody who is logged in is
 * sent to the platform, and stays here as well until the platform has confirmed it. Nothing of it is known on the server.
 */
export class ProgressStore {
  phase: LearnerProgress["phase"] = "unknown";
  isLoggedIn = false;
  private readonly classes = new Map<string, ClassProgressStore>();
  private shelf: ProgressShelf | null = null;
  private saveTimer: ReturnType<typeof setTimeout> | undefined;
  private sendTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly sending = new Set<string>();
  /** Classes that were asked for while a call was under way. */
  private readonly askedAgain = new Set<string>();

  constructor(private readonly deps: ProgressDeps) {
    makeObservable<this, "setPhase">(this, { phase: observable, isLoggedIn: observable, setPhase: action });
  }

  of(classroomId: string): ClassProgressStore {
    const known = this.classes.get(classroomId);
    if (known) return known;
    const made = new ClassProgressStore(classroomId, {
      now: this.deps.now,
      phase: () => this.phase,
      isLoggedIn: () => this.isLoggedIn,
      onChange: this.onChange,
    });
    this.classes.set(classroomId, made);
    return made;
  }

  /**
   * Looks into this browser, listens to its other tabs, and brings the platform up to date. In the browser only.
   * @param onSent called once the platform has what it did not know when this began; not where there was nothing
   * @returns stops, and keeps what is not kept yet
   */
  start = (onSent?: () => void): (() => void) => {
    let stop: (() => void) | null = null;
    let isOver = false;
    void this.deps
      .shelf()
      .then((shelf) => {
        if (!isOver) stop = this.begin(shelf, onSent);
      })
      .catch((error: unknown) => {
        if (!isOver) this.setPhase("unkept", false);
        if (!isAppError(error)) throw error;
      });
    return () => {
      isOver = true;
      stop?.();
    };
  };

  /** Sends what is unsent of a class, or asks how far its learner is; without a session there is nobody to ask. */
  synchronise = async (classroomId: string): Promise<void> => {
    if (!this.shelf?.hasSession()) return;
    if (this.sending.has(classroomId)) {
      this.askedAgain.add(classroomId);
      return;
    }
    const kept = this.of(classroomId);
    const sent = [...kept.chapters.values()].filter(({ chapterSlug }) => kept.unsent.has(chapterSlug));
    this.sending.add(classroomId);
    try {
      const reader = await this.deps.reader();
      const answer =
        sent.length > 0
          ? await reader.mergeProgress({ classroomId, chapters: sent })
          : await reader.progress(classroomId);
      // What changed while the call was under way is not confirmed by it.
      const confirmed = sent.filter((chapter) => kept.chapters.get(chapter.chapterSlug) === chapter);
      kept.adopt(answer.chapters);
      kept.adoptTasks(answer.tasks ?? []);
      const refused = refusedChapters(answer, confirmed);
      kept.takeBack(refused);
      for (const { chapterSlug } of confirmed) kept.unsent.delete(chapterSlug);
      this.save(new Map([[classroomId, new Set(confirmed.map(({ chapterSlug }) => chapterSlug))]]), refused);
    } catch (error) {
      if (!isAppError(error)) throw error; // it is kept here, and goes with the next try
    } finally {
      this.sending.delete(classroomId);
    }
    if (this.askedAgain.delete(classroomId)) await this.synchronise(classroomId);
  };

  /**
   * The certificate of a class, on the name that shall be printed.
   * @throws AppError unauthorized | forbidden | conflict | invalid | offline | timeout | upstream | malformed
   */
  certify = async (classroomId: string, learnerName: string): Promise<Certificate> =>
    (await this.deps.reader()).certify({ classroomId, learnerName });

  /** Keeps and sends everything, and tells when that is done. */
  private readonly finish = async (): Promise<void> => {
    clearTimeout(this.saveTimer);
    clearTimeout(this.sendTimer);
    this.save();
    await this.sendAll();
  };

  /** @returns whether the platform has confirmed anything */
  private async sendAll(): Promise<boolean> {
    const open = [...this.classes.values()].filter(({ unsent }) => unsent.size > 0);
    await Promise.all(open.map(({ classroomId }) => this.synchronise(classroomId)));
    return open.some(({ unsent }) => unsent.size === 0);
  }

  private begin(shelf: ProgressShelf, onSent?: () => void): () => void {
    this.shelf = shelf;
    this.adoptShelf();
    const leave = (): void => {
      if (document.visibilityState === "hidden") this.flush();
    };
    const unwatch = shelf.watch(() => this.adoptShelf());
    const unleave = beforeLeaving(this.finish);
    document.addEventListener("visibilitychange", leave);
    addEventListener("pagehide", this.flush);
    addEventListener("online", this.send);
    this.setPhase("ready", shelf.hasSession());
    void this.sendAll().then((isSent) => (isSent ? onSent?.() : undefined));
    return () => {
      unwatch();
      unleave();
      document.removeEventListener("visibilitychange", leave);
      removeEventListener("pagehide", this.flush);
      removeEventListener("online", this.send);
      this.flush();
    };
  }

  private readonly onChange = (): void => {
    clearTimeout(this.saveTimer);
    clearTimeout(this.sendTimer);
    this.saveTimer = setTimeout(() => this.save(), SAVE_AFTER_MS);
    this.sendTimer = setTimeout(this.send, SEND_AFTER_MS);
  };

  private readonly send = (): void => void this.sendAll();

  private readonly flush = (): void => {
    clearTimeout(this.saveTimer);
    clearTimeout(this.sendTimer);
    this.save();
    this.send();
  };

  /** What the platform has confirmed is an account's: once nobody is logged in it is nobody's here. */
  private own({ chapters, unsent, ...rest }: SavedClass): SavedClass {
    if (this.shelf?.hasSession()) return { ...rest, chapters, unsent };
    const visitors = chapters.filter(({ chapterSlug }) => unsent.includes(chapterSlug));
    return { ...rest, unsent, chapters: visitors, bookmark: visitors.length > 0 ? rest.bookmark : null };
  }

  private adoptShelf(): void {
    for (const saved of this.shelf?.read() ?? []) {
      const { classroomId, chapters, unsent, bookmark } = this.own(saved);
      const kept = this.of(classroomId);
      kept.adopt(chapters, bookmark);
      kept.unsent.clear();
      for (const slug of [...unsent, ...kept.unsaved]) kept.unsent.add(slug);
    }
  }

  /**
   * Puts what this tab knows together with what local storage has, so that no tab writes over another.
   * @param confirmed by class, the chapters that the platform has now
   * @param refused chapters that it has not let be done: local storage's copy of them has no say
   */
  private save(
    confirmed: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
    refused: ReadonlySet<string> = new Set(),
  ): void {
    const { shelf } = this;
    if (!shelf || this.isOver) return;
    const stored = new Map(shelf.read().map((saved) => [saved.classroomId, this.own(saved)]));
    const mine = [...this.classes.values()].filter(({ chapters }) => chapters.size > 0);
    for (const kept of mine) {
      const { classroomId } = kept;
      const other = stored.get(classroomId);
      const others = (other?.chapters ?? []).filter(({ chapterSlug }) => !refused.has(chapterSlug));
      const unsent = new Set([...(other?.unsent ?? []), ...kept.unsaved]);
      if (!other) for (const slug of kept.unsent) unsent.add(slug);
      for (const slug of confirmed.get(classroomId) ?? []) unsent.delete(slug);
      const saved = kept.toSaved();
      stored.set(classroomId, {
        ...saved,
        chapters: [...mergeChapters(saved.chapters, others)],
        unsent: [...unsent],
      });
    }
    const lastSeenMs = ({ chapters }: SavedClass): number =>
      chapters.reduce((latest, { seenAt }) => Math.max(latest, Date.parse(seenAt)), 0);
    const classes = [...stored.values()]
      .filter(({ chapters }) => chapters.length > 0)
      .toSorted((a, b) => lastSeenMs(b) - lastSeenMs(a));
    if (!shelf.write(classes)) return;
    for (const kept of mine) kept.unsaved.clear();
    this.adoptShelf();
  }

  /** Whether the session that this tab began with has ended: what it knows is written nowhere any more. */
  private get isOver(): boolean {
    return this.isLoggedIn && this.shelf?.hasSession() === false;
  }

  private setPhase(phase: LearnerProgress["phase"], isLoggedIn: boolean): void {
    this.phase = phase;
    this.isLoggedIn = isLoggedIn;
  }
}

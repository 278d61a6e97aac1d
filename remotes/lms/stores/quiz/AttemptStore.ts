import { isAppError } from "@serambi/kernel/errors";
import { action, computed, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import type { Answer, AskedQuestion, AttemptState, Kept, OpenAttempt, SavedAnswer } from "../../contract/quiz/Attempt";
import { moved } from "../../contract/quiz/readAnswer";
import type * as z from "zod/mini";
import type { PendingStorage } from "./Pending";

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** Whoever types is waited for. */
const TYPED_WAIT_MS = 700;
const TICK_MS = 1_000;
/** A page that is left at once asks nothing. */
const START_AFTER_MS = 60;

export interface AttemptData {
  readonly attempt: OpenAttempt;
  /** Which question is shown first; one more than there are: the end. */
  readonly start: number;
}

/** What an attempt asks and waits for; a test gives its own. */
export interface AttemptDeps {
  readonly keep: (changes: readonly SavedAnswer[]) => Promise<Kept>;
  readonly submit: (changes: readonly SavedAnswer[]) => Promise<Kept>;
  readonly read: () => Promise<z.infer<typeof AttemptState>>;
  readonly storage: PendingStorage;
  /** Milliseconds of a clock that nobody sets. */
  readonly monotonic: () => number;
}

type Held = Pick<SavedAnswer, "answer" | "seq" | "isFlagged">;
const EMPTY: Held = { answer: [], seq: 0, isFlagged: false };

/** An attempt in a browser: shows one question, keeps what is chosen as it is chosen, and goes on without a connection. */
export class AttemptStore {
  attempt: OpenAttempt;
  current: number;
  /** `offline`: what was chosen is kept here and sent again. */
  phase: "saved" | "saving" | "offline" = "saved";
  secondsLeft: number | null;
  /** It is handed in, or its time was over. */
  isDone = false;
  isSubmitting = false;
  private readonly held = observable.map<number, Held>();
  private readonly pending = new Map<number, SavedAnswer>();
  private wantsSubmit = false;
  private isSending = false;
  private waitMs = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ticker: ReturnType<typeof setInterval> | undefined;
  private deadline: number | null = null;

  constructor(
    { attempt, start }: AttemptData,
    private readonly deps: AttemptDeps,
  ) {
    this.attempt = attempt;
    this.current = start;
    this.secondsLeft = attempt.secondsLeft;
    for (const { n, ...saved } of attempt.saved) this.held.set(n, saved);
    makeObservable<this, "take" | "learn" | "tick" | "setPhase" | "put" | "end" | "setSubmitting">(this, {
      attempt: observableRef,
      current: observable,
      phase: observable,
      secondsLeft: observable,
      isDone: observable,
      isSubmitting: observable,
      question: computed,
      answeredCount: computed,
      take: action,
      go: action,
      learn: action,
      tick: action,
      setPhase: action,
      setSubmitting: action,
      put: action,
      end: action,
    });
  }

  /** Null at the end. */
  get question(): AskedQuestion | null {
    return this.attempt.questions[this.current - 1] ?? null;
  }

  get answeredCount(): number {
    return this.attempt.questions.filter(({ n }) => this.isAnswered(n)).length;
  }

  isAnswered(n: number): boolean {
    return this.answerOf(n).some((part) => part.trim() !== "");
  }

  isFlagged(n: number): boolean {
    return this.held.get(n)?.isFlagged ?? false;
  }

  answerOf(n: number): Answer {
    return [...(this.held.get(n)?.answer ?? [])];
  }

  /** The order shown: as it was given, or as it came. */
  orderOf({ n, options }: AskedQuestion): string[] {
    const given = this.answerOf(n);
    return given.length === options.length ? given : options.map(({ letter }) => letter);
  }

  /** New data of the page, as after a reload. */
  take({ attempt }: AttemptData): void {
    this.attempt = attempt;
    this.learn({ state: "open", saved: attempt.saved, secondsLeft: attempt.secondsLeft });
  }

  /** Shows another question. */
  go(n: number): void {
    this.current = Math.min(Math.max(1, n), this.attempt.questions.length + 1);
    void this.send();
  }

  choose(n: number, answer: Answer, { isTyped = false }: { readonly isTyped?: boolean } = {}): void {
    this.put(n, { answer });
    if (isTyped) this.sendAfter(TYPED_WAIT_MS);
    else void this.send();
  }

  move(question: AskedQuestion, letter: string, by: -1 | 1): void {
    this.choose(question.n, moved(this.orderOf(question), letter, by));
  }

  flag(n: number, isFlagged: boolean): void {
    this.put(n, { isFlagged });
    void this.send();
  }

  /** Hands in. Without a connection it does so as soon as there is one. */
  async submit(): Promise<void> {
    this.wantsSubmit = true;
    this.setSubmitting(true);
    await this.send();
  }

  /** Counts the time down, and sends what an earlier tab could not. @returns stops */
  start(): () => void {
    this.setDeadline(this.secondsLeft);
    this.ticker = setInterval(() => this.tick(), TICK_MS);
    const onBack = (): void => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    document.addEventListener("visibilitychange", onBack);
    addEventListener("online", onBack);
    // The page may come from a cache: the server's time counts, and what another device has done.
    const first = setTimeout(() => void this.resume(), START_AFTER_MS);
    return () => {
      clearTimeout(first);
      clearInterval(this.ticker);
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", onBack);
      removeEventListener("online", onBack);
    };
  }

  /** What an earlier tab could not send is chosen once more, then the server is asked. */
  private async resume(): Promise<void> {
    for (const { n, seq, ...change } of await this.deps.storage.recall())
      if (seq > (this.held.get(n)?.seq ?? 0)) this.put(n, change, seq);
    await this.refresh();
  }

  private async refresh(): Promise<void> {
    if (this.isDone) return;
    try {
      const read = await this.deps.read();
      if (read.state === "done") return this.end();
      this.learn({ state: "open", saved: read.attempt.saved, secondsLeft: read.attempt.secondsLeft });
      this.waitMs = FIRST_WAIT_MS;
      await this.send();
    } catch (error) {
      if (!isAppError(error)) throw error;
      // Nobody is told of a lost connection while nothing waits for it: what is chosen next finds out.
      if (this.pending.size > 0 || this.wantsSubmit) this.setPhase("offline");
    }
  }

  private sendAfter(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), ms);
  }

  /** Sends all that is not sent, one call at a time. */
  private async send(): Promise<void> {
    clearTimeout(this.timer);
    if (this.isDone || this.isSending || (this.pending.size === 0 && !this.wantsSubmit)) return;
    this.isSending = true;
    this.setPhase("saving");
    const changes = [...this.pending.values()];
    try {
      const kept = await (this.wantsSubmit ? this.deps.submit(changes) : this.deps.keep(changes));
      this.isSending = false;
      this.waitMs = FIRST_WAIT_MS;
      for (const { n, seq } of changes) if (this.pending.get(n)?.seq === seq) this.pending.delete(n);
      this.remember();
      if (kept.state === "done") return this.end();
      this.learn(kept);
      this.setPhase("saved");
      // Something was chosen meanwhile.
      if (this.pending.size > 0) await this.send();
    } catch (error) {
      this.isSending = false;
      if (!isAppError(error)) throw error;
      this.setPhase("offline");
      this.sendAfter(this.waitMs);
      this.waitMs = Math.min(LONGEST_WAIT_MS, this.waitMs * 2);
    }
  }

  private put(n: number, change: Partial<Held>, seq?: number): void {
    const before = this.held.get(n) ?? EMPTY;
    const held: Held = { ...before, ...change, seq: seq ?? before.seq + 1 };
    this.held.set(n, { answer: held.answer, seq: held.seq, isFlagged: held.isFlagged });
    this.pending.set(n, { n, answer: held.answer, seq: held.seq, isFlagged: held.isFlagged });
    this.remember();
  }

  /** What the server has, where nothing newer was chosen here. */
  private learn({ saved, secondsLeft }: Kept): void {
    for (const { n, ...told } of saved) {
      const own = this.pending.get(n);
      if (own && own.seq >= told.seq) continue;
      // An answer that was asked for before a later change had arrived.
      if (told.seq < (this.held.get(n)?.seq ?? 0)) continue;
      if (own) this.pending.delete(n);
      this.held.set(n, told);
    }
    this.secondsLeft = secondsLeft;
    this.setDeadline(secondsLeft);
  }

  private setDeadline(secondsLeft: number | null): void {
    this.deadline = secondsLeft === null ? null : this.deps.monotonic() + secondsLeft * 1000;
  }

  private tick(): void {
    if (this.deadline === null || this.isDone) return;
    this.secondsLeft = Math.max(0, Math.ceil((this.deadline - this.deps.monotonic()) / 1000));
    // The server takes nothing more either: what it has is handed in.
    if (this.secondsLeft === 0 && !this.wantsSubmit) void this.submit();
  }

  private setPhase(phase: AttemptStore["phase"]): void {
    this.phase = phase;
  }

  private setSubmitting(isSubmitting: boolean): void {
    this.isSubmitting = isSubmitting;
  }

  private end(): void {
    this.isDone = true;
    this.pending.clear();
    this.remember();
  }

  private remember(): void {
    this.deps.storage.keep([...this.pending.values()]);
  }
}

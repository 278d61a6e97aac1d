import { isAppError, type AppError } from "@serambi/kernel/errors";
import { action, computed, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import type { WritingApi } from "../../api/writing/WritingApi";
import { isLost } from "../../contract/isLost";
import type { TextPreview, Writing, WritingValue } from "../../contract/writing/Writing";
import type { WritingDesk, WritingPhase, WritingStep } from "../../contract/writing/WritingDesk";
import type { ChangeKeeper } from "../keptChanges";
import { mergeTyped } from "../mergeValues";
import { typedOn, withSent, type Mine } from "../sentValues";
import { watchReturn } from "../watchReturn";

type Typed = Partial<WritingValue>;
export interface WritingDeps {
  /** Fetched with the first call. */
  readonly api: () => Promise<Pick<WritingApi, "one" | "save" | "step" | "preview">>;
  readonly keeper: ChangeKeeper;
  readonly now: () => Date;
  readonly later: (work: () => void, afterMs: number) => () => void;
}

const PAUSE_MS = 900;
const PREVIEW_MS = 400;
const RETRY_MS = 5_000;

const isRefusal = ({ code }: AppError): boolean => code === "forbidden" || code === "unauthorized";

const picked = (value: WritingValue, keys: readonly string[]): Typed =>
  Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));

/** One draft, and what was typed on top of it. Typing is kept on the device at once, and sent after each pause. */
export class WritingStore implements WritingDesk {
  writing: Writing;
  /** Fields that the server does not have yet. */
  typed: Typed = {};
  phase: WritingPhase = "saved";
  savedAt: Date | null = null;
  /** Fields that were changed here and elsewhere, while the writer is asked. */
  asked: readonly string[] = [];
  fault: AppError | null = null;
  /** Reasons for which the last step was refused, by field. */
  problems: Readonly<Record<string, string>> = {};
  preview: TextPreview | null = null;
  /** A step is on its way. */
  isBusy = false;
  private before: Typed = {};
  /** Values of asked fields in which the others' changes win where both changed the same. */
  private theirs: Typed = {};
  /** Values of saves whose answer did not come. */
  private sent: readonly Typed[] = [];
  /** The answer to a step did not come: nobody knows whether it was taken. */
  private isUnsure = false;
  private running: Promise<void> | null = null;
  private stopTimer: (() => void) | null = null;
  private stopPreview: (() => void) | null = null;

  constructor(
    writing: Writing,
    private readonly deps: WritingDeps,
  ) {
    this.writing = writing;
    makeObservable<this, "enter" | "accept" | "type" | "show">(this, {
      writing: observableRef,
      typed: observableRef,
      phase: observable,
      savedAt: observableRef,
      asked: observableRef,
      fault: observableRef,
      problems: observableRef,
      preview: observableRef,
      isBusy: observable,
      value: computed,
      enter: action,
      accept: action,
      take: action,
      type: action,
      show: action,
    });
  }

  /** The draft as it is on this page. */
  get value(): WritingValue {
    return { ...this.writing.value, ...this.typed };
  }

  /** Takes up what an earlier visit left on this device, shows the text, and listens for the line. @returns stops all of it */
  start(): () => void {
    const kept = this.deps.keeper.read();
    if (kept) this.settle(this.writing, kept);
    void this.look();
    const stop = watchReturn(
      () => void this.save(),
      () => this.phase === "refused",
    );
    return () => {
      stop();
      this.stopTimer?.();
      this.stopPreview?.();
    };
  }

  /** The page was loaded anew: what is newer there is taken over, and what was typed stays on top. */
  take({ writing }: { readonly writing: Writing }): void {
    if (writing.version > this.writing.version && Object.keys(this.typed).length === 0) this.writing = writing;
  }

  set(change: Typed): void {
    const saved = this.writing.value;
    for (const key of Object.keys(change)) if (!(key in this.before)) Object.assign(this.before, picked(saved, [key]));
    this.type(change);
    if (this.phase !== "asking") {
      // While the writer is asked, the device keeps both sides as they were: the question comes again after a reload.
      this.keep();
      // Without a line it is said once, and not with each key.
      if (this.phase !== "refused") this.wait(PAUSE_MS, this.phase === "offline" ? "offline" : "waiting");
    }
    if ("text" in change) {
      this.stopPreview?.();
      this.stopPreview = this.deps.later(() => void this.look(), PREVIEW_MS);
    }
  }

  /** Sends what was typed. Ends when it is there, or when it cannot be sent now. */
  async save(): Promise<void> {
    this.stopTimer?.();
    while (this.running) await this.running;
    if (this.phase === "asking") return;
    if (!this.isUnsure && Object.keys(this.typed).length === 0) return;
    this.running = (this.isUnsure ? this.merge() : this.send()).finally(() => {
      this.running = null;
    });
    await this.running;
  }

  /** Decides about the parts of fields that both changed; parts that only one of them changed stay. */
  async decide(whose: "mine" | "theirs"): Promise<void> {
    if (whose === "theirs") this.type(this.theirs);
    this.theirs = {};
    this.before = picked(this.writing.value, Object.keys(this.typed));
    this.keep();
    this.enter("waiting");
    await this.save();
    this.enter(Object.keys(this.typed).length === 0 ? "saved" : this.phase);
    void this.look();
  }

  /**
   * Does something to the draft once all that was typed is saved. @returns whether it is done; the reasons are in `problems` and `fault`
   */
  async step(step: WritingStep, more: Readonly<Record<string, unknown>> = {}): Promise<boolean> {
    // The last step without an answer is looked at first: nothing is done twice.
    const wasUnsure = this.isUnsure;
    await this.save();
    if (wasUnsure || this.phase !== "saved") return false;
    this.show({ isBusy: true, problems: {}, fault: null });
    try {
      const api = await this.deps.api();
      const needsVersion = step !== "redirect" && step !== "unredirect";
      const body = { ...more, ...(needsVersion && { version: this.writing.version }) };
      this.accept(await api.step(this.writing, step, body));
      if (step === "restore") void this.look();
      return true;
    } catch (error) {
      if (!isAppError(error)) throw error;
      this.isUnsure = isLost(error);
      if (error.code === "conflict") await this.refresh();
      this.show({ problems: error.fields ?? {}, fault: error });
      if (this.isUnsure) this.wait(RETRY_MS, "offline");
      if (isRefusal(error)) this.enter("refused");
      return false;
    } finally {
      this.show({ isBusy: false });
    }
  }

  /** Shows the text as it will be read; where that fails the last one stays. */
  async look(): Promise<void> {
    try {
      this.show({ preview: await (await this.deps.api()).preview(this.value.text) });
    } catch (error) {
      if (!isAppError(error)) throw error;
    }
  }

  private async send(): Promise<void> {
    const sent = this.typed;
    const before = this.sent;
    this.sent = withSent(before, sent);
    this.keep();
    if (this.phase !== "offline") this.enter("saving");
    try {
      const api = await this.deps.api();
      this.accept(await api.save(this.writing, this.writing.version, this.value), sent);
    } catch (error) {
      if (!isAppError(error)) throw error;
      this.show({ fault: error, problems: error.fields ?? {} });
      if (isLost(error)) return this.wait(RETRY_MS, "offline");
      this.sent = before;
      if (error.code === "conflict") return this.merge();
      this.enter(isRefusal(error) ? "refused" : "failed");
    }
  }

  /** Somebody was faster: their other fields are taken over, and the writer is asked about those that both changed. */
  private async merge(): Promise<void> {
    await this.refresh();
    if (this.phase === "waiting") await this.send();
  }

  private async refresh(): Promise<void> {
    try {
      this.settle(await (await this.deps.api()).one(this.writing));
    } catch (error) {
      if (!isAppError(error)) throw error;
      this.show({ fault: error });
      if (isRefusal(error)) this.enter("refused");
      else this.wait(RETRY_MS, "offline");
    }
  }

  /** Puts what was typed on top of a newer draft, and asks where that is not clear. */
  private settle(
    writing: Writing,
    mine: Mine = { before: this.before, values: this.typed, sent: [...this.sent] },
  ): void {
    const before = typedOn(mine, writing.value);
    const { typed, theirs } = mergeTyped({ before, values: mine.values }, writing.value);
    const asked = Object.keys(theirs);
    this.isUnsure = false;
    this.show({ writing, typed, asked, fault: null });
    if (asked.length > 0) {
      [this.before, this.theirs] = [before, theirs];
      return this.enter("asking");
    }
    this.sent = mine.sent ?? [];
    this.before = picked(writing.value, Object.keys(typed));
    this.keep();
    if (Object.keys(typed).length > 0) return this.wait(PAUSE_MS, "waiting");
    this.stopTimer?.();
    return this.enter("saved");
  }

  /** Takes over what the server has now. What was typed while it was on its way is still to be sent. */
  private accept(writing: Writing, sent: Typed = {}): void {
    const left = Object.entries(this.typed).filter(
      ([key, value]) => !(key in sent) || sent[key as keyof Typed] !== value,
    );
    this.writing = writing;
    this.typed = Object.fromEntries(left);
    this.before = picked(
      writing.value,
      left.map(([key]) => key),
    );
    this.savedAt = this.deps.now();
    this.phase = "saved";
    [this.sent, this.isUnsure, this.fault] = [[], false, null];
    this.keep();
    if (left.length > 0) this.wait(PAUSE_MS, "waiting");
  }

  private type(change: Typed): void {
    this.typed = { ...this.typed, ...change };
  }

  private show(
    change: Partial<Pick<WritingStore, "writing" | "typed" | "asked" | "fault" | "problems" | "preview" | "isBusy">>,
  ): void {
    Object.assign(this, change);
  }

  private enter(phase: WritingPhase): void {
    this.phase = phase;
    if (phase !== "asking") this.asked = [];
  }

  private wait(afterMs: number, phase: WritingPhase): void {
    this.enter(phase);
    this.stopTimer?.();
    this.stopTimer = this.deps.later(() => void this.save(), afterMs);
  }

  private keep(): void {
    const isKept = Object.keys(this.typed).length > 0;
    this.deps.keeper.write(
      isKept
        ? {
            version: this.writing.version,
            before: { ...this.before },
            values: { ...this.typed },
            sent: this.sent.map((one) => ({ ...one })),
          }
        : null,
    );
  }
}

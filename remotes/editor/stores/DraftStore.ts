import type { Draft, PreviewLink } from "@serambi/kernel/cms";
import { isAppError, type AppError } from "@serambi/kernel/errors";
import { action, computed, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import { isLost } from "../contract/isLost";
import type { DraftDeps, SavePhase, Step } from "./DraftDeps";
import { mergeTyped } from "./mergeValues";
import { sameValue } from "./sameValue";
import { typedOn, withSent, type Mine } from "./sentValues";
import { watchReturn } from "./watchReturn";

type Values = Readonly<Record<string, unknown>>;

const PAUSE_MS = 700;
const RETRY_MS = 5_000;

/** The draft of a site, and what was typed on top of it. Typing is kept on the device at once, and sent after each pause. */
export class DraftStore {
  draft: Draft;
  /** Changes that the server does not have; null takes a key out of the draft. */
  typed: Values = {};
  phase: SavePhase = "saved";
  savedAt: Date | null = null;
  /** Keys that were changed here and elsewhere, while the person is asked. */
  asked: readonly string[] = [];
  fault: AppError | null = null;
  /** Values that typed keys held when they were first typed. */
  private before: Values = {};
  /** Values of asked keys in which the others' changes win where both changed the same. */
  private theirs: Values = {};
  /** Values of saves whose answer did not come. */
  private sent: readonly Values[] = [];
  /** The answer to a step did not come: nobody knows whether it was taken. */
  private isUnsure = false;
  private running: Promise<unknown> | null = null;
  private steps: Promise<unknown> = Promise.resolve();
  private stopTimer: (() => void) | null = null;

  constructor(
    draft: Draft,
    private readonly deps: DraftDeps,
  ) {
    this.draft = draft;
    makeObservable<this, "takeLinks" | "applySet" | "settle" | "putOnTop" | "take" | "enter">(this, {
      draft: observableRef,
      typed: observableRef,
      phase: observable,
      savedAt: observableRef,
      asked: observableRef,
      fault: observableRef,
      values: computed,
      changedKeys: computed,
      problems: computed,
      takeLinks: action,
      applySet: action,
      settle: action,
      putOnTop: action,
      take: action,
      enter: action,
    });
  }

  /** Every setting as it will be. */
  get values(): Values {
    const { live, values } = this.draft;
    const merged: Record<string, unknown> = { ...live, ...values };
    for (const [key, value] of Object.entries(this.typed)) merged[key] = value ?? live[key];
    return merged;
  }

  /** Problems by their place: of the draft, and of settings that it does not change. */
  get problems(): Readonly<Record<string, string>> {
    return { ...this.draft.liveProblems, ...this.draft.problems };
  }

  /** Settings that differ from what visitors have. */
  get changedKeys(): readonly string[] {
    const { live, values } = this.draft;
    const keys = new Set([...Object.keys(values), ...Object.keys(this.typed)]);
    return [...keys].filter((key) => !sameValue(this.values[key], live[key]));
  }

  /** Takes up what an earlier visit left on this device, and listens for the line. @returns stops listening */
  start(): () => void {
    const kept = this.deps.keeper.read();
    if (kept) {
      this.putOnTop(this.draft, kept, null);
      if (this.phase === "waiting") this.wait();
    }
    const stop = watchReturn(
      () => void this.save(),
      () => this.phase === "refused",
    );
    return () => {
      stop();
      this.stopTimer?.();
    };
  }

  /** Changes one setting; undefined takes it out of the draft. */
  set(key: string, value: unknown): void {
    this.applySet({ [key]: value ?? null });
  }

  /** Changes several settings at once: they are saved, and undone, as one step. */
  setAll(values: Values): void {
    this.applySet(values);
  }

  /** Sends what was typed. Ends when all of it is there, or when it cannot be sent now. */
  async save(): Promise<void> {
    this.stopTimer?.();
    while (this.running) await this.running;
    if (this.phase === "asking") return undefined;
    if (!this.isUnsure && Object.keys(this.typed).length === 0) return undefined;
    return this.during(this.isUnsure ? this.merge(null) : this.send());
  }

  /**
   * Decides about the keys that both changed: where both changed the same part of one, that part is as it was typed here for keys in `mine`, and as
   * the other has it for the rest. Parts that only one of them changed stay. All that was typed is saved first: undoing leads back to it.
   */
  async decide(mine: readonly string[]): Promise<void> {
    const theirs = Object.fromEntries(Object.entries(this.theirs).filter(([key]) => !mine.includes(key)));
    this.take(this.draft, this.typed);
    this.enter("waiting", null);
    await this.save();
    if (this.phase !== "saved" || Object.keys(theirs).length === 0) return;
    this.applySet(theirs);
    await this.save();
  }

  /**
   * Does something with the whole draft, once all that was typed and each step before is done.
   * @returns false where it was not done, or nobody knows; `phase` and `fault` explain it
   */
  run(work: Step): Promise<boolean> {
    const done = this.steps.then(() => this.step(work));
    this.steps = done.catch(() => undefined);
    return done;
  }

  private async step(work: Step): Promise<boolean> {
    // The last step without an answer is looked at first: nothing is done twice.
    const wasUnsure = this.isUnsure;
    await this.save();
    if (wasUnsure || Object.keys(this.typed).length > 0) return false;
    return this.during(this.change(work));
  }

  private async change(work: Step): Promise<boolean> {
    this.enter("saving", null);
    try {
      const draft = await work(await this.deps.api(), this.draft.version);
      // Texts that were typed meanwhile go on top of what the step made of the draft.
      const mine = { before: this.before, values: this.typed };
      this.take(draft, mergeTyped(mine, { ...draft.live, ...draft.values }, draft.live).typed);
      this.enter("saved", null);
      if (Object.keys(this.typed).length > 0) this.wait();
      return true;
    } catch (error) {
      this.isUnsure = isLost(error);
      await this.settle(error);
      return false;
    }
  }

  /** Makes a link to the draft as it will be saved. @param hours 1–720 @throws AppError */
  async makeLink(hours: number): Promise<PreviewLink> {
    await this.save();
    const made = await (await this.deps.api()).makeLink(hours);
    this.takeLinks([...this.draft.links, made]);
    return made;
  }

  /** @throws AppError */
  async withdrawLink(id: string): Promise<void> {
    await (await this.deps.api()).withdrawLink(id);
    this.takeLinks(this.draft.links.filter((link) => link.id !== id));
  }

  private takeLinks(links: Draft["links"]): void {
    this.draft = { ...this.draft, links };
  }

  /** Every setting as the server has it. */
  private get saved(): Values {
    return { ...this.draft.live, ...this.draft.values };
  }

  private applySet(values: Values): void {
    for (const key of Object.keys(values))
      if (!(key in this.typed)) this.before = { ...this.before, [key]: this.saved[key] };
    this.typed = { ...this.typed, ...values };
    // While the person is asked, the device keeps both sides as they were: the question comes again after a reload.
    if (this.phase === "asking") return;
    this.keep();
    if (this.phase !== "refused") this.wait();
  }

  private wait(): void {
    // Without a line it is said once, and not with each key.
    if (this.phase !== "offline") this.enter("waiting", null);
    this.stopTimer?.();
    this.stopTimer = this.deps.later(() => void this.save(), PAUSE_MS);
  }

  private async send(): Promise<void> {
    const sent = this.typed;
    const before = this.sent;
    this.sent = withSent(before, sent);
    this.keep();
    if (this.phase !== "offline") this.enter("saving", null);
    try {
      const api = await this.deps.api();
      const draft = await api.save(this.draft.version, sent);
      const left = Object.fromEntries(Object.entries(this.typed).filter(([key, value]) => sent[key] !== value));
      this.take(draft, left);
      this.enter("saved", null);
      if (Object.keys(left).length > 0) this.wait();
    } catch (error) {
      if (!isLost(error)) this.sent = before;
      await this.settle(error);
    }
  }

  private async during<T>(work: Promise<T>): Promise<T> {
    this.running = work.catch(() => undefined);
    try {
      return await work;
    } finally {
      this.running = null;
    }
  }

  private async settle(error: unknown): Promise<void> {
    if (!isAppError(error)) {
      this.enter("failed", null);
      throw error;
    }
    if (error.code === "conflict") return this.merge(error);
    if (isLost(error)) {
      this.enter("offline", error);
      this.stopTimer?.();
      this.stopTimer = this.deps.later(() => void this.save(), RETRY_MS);
    } else if (error.code === "forbidden" || error.code === "unauthorized") this.enter("refused", error);
    else this.enter(error.code === "invalid" ? "invalid" : "failed", error);
    return undefined;
  }

  /** Puts what was typed on top of what is there meanwhile, and only keys that both changed are asked about. */
  private async merge(conflict: AppError | null): Promise<void> {
    try {
      const draft = await (await this.deps.api()).draft();
      this.putOnTop(draft, { before: this.before, values: this.typed, sent: this.sent }, conflict);
      if (this.phase === "waiting") await this.send();
    } catch (error) {
      await this.settle(error);
    }
  }

  /** Puts what was typed on top of a newer draft, and asks where that is not clear. */
  private putOnTop(draft: Draft, mine: Mine, conflict: AppError | null): void {
    const now = { ...draft.live, ...draft.values };
    const before = typedOn(mine, now, draft.live);
    const { typed, theirs } = mergeTyped({ before, values: mine.values }, now, draft.live);
    const asked = Object.keys(theirs);
    if (asked.length === 0) {
      this.take(draft, typed, mine.sent);
      return this.enter(Object.keys(typed).length > 0 ? "waiting" : "saved", conflict);
    }
    const { values } = this;
    [this.draft, this.typed, this.theirs, this.before] = [draft, typed, theirs, before];
    this.isUnsure = false;
    this.deps.onReplaced?.(values);
    return this.enter("asking", conflict, asked);
  }

  /** Takes over what the server has, and what is typed on top of that. */
  private take(draft: Draft, typed: Values, sent: readonly Values[] = []): void {
    const { values } = this;
    [this.draft, this.typed, this.sent, this.isUnsure] = [draft, typed, sent, false];
    this.deps.onReplaced?.(values);
    this.before = Object.fromEntries(Object.keys(typed).map((key) => [key, this.saved[key]]));
    this.keep();
  }

  private enter(phase: SavePhase, fault: AppError | null, asked: readonly string[] = []): void {
    this.phase = phase;
    this.fault = fault;
    this.asked = asked;
    if (phase === "saved") this.savedAt = this.deps.now();
  }

  private keep(): void {
    const { before, typed: values, sent } = this;
    const isKept = Object.keys(values).length > 0;
    this.deps.keeper.write(isKept ? { version: this.draft.version, before, values, sent: [...sent] } : null);
  }
}

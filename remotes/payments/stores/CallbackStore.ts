import { isAppError } from "@serambi/kernel/errors";
import { action, makeObservable, observable } from "@serambi/kernel/state";

import { afterCallback } from "../contract/afterCallback";
import type { Invoice } from "../contract/Invoice";

/** A page that is left at once announces nothing. */
const START_AFTER_MS = 50;
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
const GROWTH = 1.5;

/** What the way back needs; a test gives its own. */
export interface CallbackDeps {
  readonly announce: (number: string) => Promise<unknown>;
  readonly ask: (number: string) => Promise<Invoice>;
  /** The invoice that this tab has announced before: after a reload it is asked for, not announced once more. */
  readonly recall: () => string | null;
  readonly keep: (number: string) => void;
}

/** The way back from the provider: announces the return once, then asks for the state until it is known. */
export class CallbackStore {
  /** `lost`: no answer yet, and no failure either; it is asked for again. */
  phase: "asking" | "lost" | "unknown";
  /** Where to go, once the state is known. */
  goesTo: string | null = null;
  private number: string | null;
  private waitMs = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(
    { number }: { readonly number: string | null },
    private readonly deps: CallbackDeps,
  ) {
    this.number = number;
    this.phase = number === null ? "unknown" : "asking";
    makeObservable<this, "setPhase" | "arrive">(this, {
      phase: observable,
      goesTo: observable,
      setPhase: action,
      arrive: action,
    });
  }

  /** The address is stripped of its query: what comes without a number is the same return. */
  take({ number }: { readonly number: string | null }): void {
    this.number = number ?? this.number;
  }

  /** @returns stops asking */
  start(): () => void {
    this.isStopped = false;
    this.timer = setTimeout(() => void this.begin(), START_AFTER_MS);
    return () => {
      this.isStopped = true;
      clearTimeout(this.timer);
    };
  }

  readonly ask = async (): Promise<void> => {
    clearTimeout(this.timer);
    if (this.number === null) return;
    try {
      this.arrive(await this.deps.ask(this.number));
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.code === "not-found") return this.setPhase("unknown");
      this.setPhase("lost");
      if (this.isStopped) return;
      this.timer = setTimeout(() => void this.ask(), this.waitMs);
      this.waitMs = Math.min(LONGEST_WAIT_MS, this.waitMs * GROWTH);
    }
  };

  private async begin(): Promise<void> {
    const known = this.deps.recall();
    this.number ??= known;
    if (this.number === null) return;
    this.setPhase("asking");
    if (this.number !== known) {
      this.deps.keep(this.number);
      await this.announce(this.number);
    }
    await this.ask();
  }

  /** Whether the callback is taken says nothing of the payment: the state is asked for in any case. */
  private async announce(number: string): Promise<void> {
    try {
      await this.deps.announce(number);
    } catch (error) {
      if (!isAppError(error)) throw error;
    }
  }

  private setPhase(phase: CallbackStore["phase"]): void {
    this.phase = phase;
  }

  private arrive(invoice: Invoice): void {
    this.goesTo = afterCallback(invoice);
  }
}

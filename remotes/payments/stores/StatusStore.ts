import { isAppError } from "@serambi/kernel/errors";
import { action, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import { isDecided } from "../contract/isDecided";
import type { Invoice } from "../contract/Invoice";

/** The first question comes after two seconds, and each further one later, up to a minute. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
const GROWTH = 1.5;

/** What asks, waits and listens; a test gives its own. */
export interface StatusDeps {
  readonly ask: (number: string) => Promise<Invoice>;
  /** Calls back when the server says that something has changed. @returns stops listening */
  readonly listen: (onNews: () => void) => () => void;
}

/** Follows one invoice until nothing more is to come of it: paid with the course open, or at an end. */
export class StatusStore {
  invoice: Invoice | null;
  /** Questions that were answered since the page came. */
  asked = 0;
  /** Until the next question. */
  waitMs = FIRST_WAIT_MS;
  isAsking = false;
  isUnreachable = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStarted = false;

  constructor(
    invoice: Invoice | null,
    private readonly deps: StatusDeps,
  ) {
    this.invoice = invoice;
    makeObservable<this, "setAsking" | "learn" | "miss">(this, {
      invoice: observableRef,
      asked: observable,
      waitMs: observable,
      isAsking: observable,
      isUnreachable: observable,
      take: action,
      setAsking: action,
      learn: action,
      miss: action,
    });
  }

  /** New data of the page, as after a reload. */
  take({ invoice }: { readonly invoice: Invoice | null }): void {
    this.invoice = invoice;
  }

  /** Asks from time to time, and at once when there is news or the visitor comes back to the tab. @returns stops */
  start(): () => void {
    if (this.invoice === null || isDecided(this.invoice)) return () => {};
    this.isStarted = true;
    this.wait();
    const unlisten = this.deps.listen(() => void this.ask());
    const onShow = (): void => {
      if (document.visibilityState === "visible") void this.ask();
    };
    document.addEventListener("visibilitychange", onShow);
    addEventListener("online", onShow);
    return () => {
      this.isStarted = false;
      clearTimeout(this.timer);
      unlisten();
      document.removeEventListener("visibilitychange", onShow);
      removeEventListener("online", onShow);
    };
  }

  /** Asks once, now. A question that cannot be asked is no failure of the payment. */
  readonly ask = async (): Promise<void> => {
    if (this.invoice === null || this.isAsking) return;
    clearTimeout(this.timer);
    this.setAsking(true);
    try {
      this.learn(await this.deps.ask(this.invoice.number));
    } catch (error) {
      this.miss();
      if (!isAppError(error)) throw error;
    } finally {
      this.setAsking(false);
      if (this.isStarted && !isDecided(this.invoice)) this.wait();
    }
  };

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), this.waitMs);
  }

  private setAsking(isAsking: boolean): void {
    this.isAsking = isAsking;
  }

  private learn(invoice: Invoice): void {
    this.invoice = invoice;
    this.isUnreachable = false;
    this.count();
  }

  private miss(): void {
    this.isUnreachable = true;
    this.count();
  }

  private count(): void {
    this.asked += 1;
    this.waitMs = Math.min(LONGEST_WAIT_MS, Math.round(this.waitMs * GROWTH));
  }
}

import { AsyncLocalStorage } from "node:async_hooks";
import * as real from "node:timers";

import { putInPlace } from "./putInPlace";
import { remoteOnStack } from "./remoteOnStack";

type Version = NonNullable<ReturnType<typeof remoteOnStack>>;

interface TimedOrderOptions {
  /** Processor time that a version's timers may take of it, in milliseconds; they are ended then. */
  readonly limitMs?: number;
  /** Told once where they took more. */
  readonly onSpent?: (spent: Version & { readonly ms: number }) => void;
  /** The step that a timer is begun in, for a report. */
  readonly step?: () => string;
}

/** A timer as code of remotes holds it: the real one could start others. */
class TimerHandle {
  stop: () => void = () => undefined;
  ref = (): this => this;
  unref = (): this => this;
  hasRef = (): boolean => true;
  refresh = (): this => this;
}

interface Begun {
  /** The version whose code began it; null: a library did. */
  readonly owner: Version | null;
  readonly step: string;
}

/** An order, or another piece of work, whose timers end when it does. */
export class TimedOrder {
  isOver = false;
  private readonly pending = new Map<TimerHandle, Begun>();
  private readonly spent = new Map<string, number>();

  /** While a timer's code runs: the step that it was begun in is that of the timers that it begins. */
  private inherited: string | null = null;
  private readonly limitMs: number;

  constructor(private readonly options: TimedOrderOptions = {}) {
    this.limitMs = options.limitMs ?? Number.POSITIVE_INFINITY;
  }

  /** Timers that have not ended, by the step that each was begun in. */
  get running(): readonly string[] {
    return [...this.pending.values()].map(({ step }) => step);
  }

  /** Takes no more timers, and ends those that it has. */
  end = (): void => {
    this.isOver = true;
    for (const handle of this.pending.keys()) handle.stop();
  };

  /** @param start begins the real timer, and gives what ends it */
  begin(isRepeated: boolean, work: () => void, start: (fire: () => void) => () => void): TimerHandle {
    const handle = new TimerHandle();
    const owner = remoteOnStack();
    if (this.isOver || this.isSpent(owner)) return handle;
    const step = this.inherited ?? this.options.step?.() ?? "";
    const stop = start(() => {
      if (!isRepeated) this.pending.delete(handle);
      this.inherited = step;
      this.measure(owner);
      work();
    });
    handle.stop = () => {
      this.pending.delete(handle);
      stop();
    };
    this.pending.set(handle, { owner, step });
    return handle;
  }

  /** Up to the end of all that follows at once: promises that the timer's code settles. */
  private measure(owner: Version | null): void {
    const begun = performance.now();
    const used = process.cpuUsage();
    const count = (): void => {
      this.inherited = null;
      if (!owner) return;
      const { user, system } = process.cpuUsage(used);
      this.spend(owner, Math.min(performance.now() - begun, (user + system) / 1_000));
    };
    process.nextTick(() => queueMicrotask(() => process.nextTick(count)));
  }

  private isSpent(owner: Version | null): boolean {
    return owner !== null && (this.spent.get(owner.version) ?? 0) > this.limitMs;
  }

  private spend(owner: Version, ms: number): void {
    if (this.isSpent(owner)) return;
    const sum = (this.spent.get(owner.version) ?? 0) + ms;
    this.spent.set(owner.version, sum);
    if (sum <= this.limitMs) return;
    for (const [handle, begun] of this.pending) if (begun.owner) handle.stop();
    this.options.onSpent?.({ ...owner, ms: sum });
  }
}

const callable = (callback: unknown): ((...given: readonly unknown[]) => unknown) => {
  if (typeof callback !== "function") throw new TypeError("The callback of a timer is a function");
  return callback as ReturnType<typeof callable>; // checked above
};

const clear = (handle: unknown): void => {
  if (handle instanceof TimerHandle) handle.stop();
};

/**
 * Timers of a process that renders. Each belongs to the order that it was begun for and ends with it, also where the code has waited in
 * between; without an order there are none. The shell's own code has the real ones (`rspack.config.ts`).
 */
export class OrderTimers {
  private readonly orders = new AsyncLocalStorage<TimedOrder>();

  run = <T>(order: TimedOrder, work: () => T): T => this.orders.run(order, work);

  /**
   * Puts them in the place of the language's own, before any code of a remote runs.
   * @returns what puts back the language's own
   */
  install = (): (() => void) => {
    const begin = (
      isRepeated: boolean,
      callback: unknown,
      given: readonly unknown[],
      start: (fire: () => void) => () => void,
    ): TimerHandle => {
      const work = callable(callback);
      return this.orders.getStore()?.begin(isRepeated, () => void work(...given), start) ?? new TimerHandle();
    };
    const realm = {
      setTimeout: (callback: unknown, ms?: number, ...given: readonly unknown[]) =>
        begin(false, callback, given, (fire) => {
          const timer = real.setTimeout(fire, ms);
          return () => real.clearTimeout(timer);
        }),
      setInterval: (callback: unknown, ms?: number, ...given: readonly unknown[]) =>
        begin(true, callback, given, (fire) => {
          const timer = real.setInterval(fire, ms);
          return () => real.clearInterval(timer);
        }),
      setImmediate: (callback: unknown, ...given: readonly unknown[]) =>
        begin(false, callback, given, (fire) => {
          const timer = real.setImmediate(fire);
          return () => real.clearImmediate(timer);
        }),
      clearTimeout: clear,
      clearInterval: clear,
      clearImmediate: clear,
    };
    const ends = Object.entries(realm).map(([name, value]) => putInPlace(globalThis, name, value));
    // A timer by another name.
    const timeout = (ms: number): AbortSignal => {
      const controller = new AbortController();
      realm.setTimeout(() => controller.abort(new DOMException("The operation was aborted", "TimeoutError")), ms);
      return controller.signal;
    };
    ends.push(putInPlace(AbortSignal, "timeout", timeout));
    return () => {
      for (const end of ends) end();
    };
  };
}

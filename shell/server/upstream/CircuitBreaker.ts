/** `closed` lets every call through, `open` none, `half-open` one at a time to see whether the host is back. */
export type CircuitState = "closed" | "open" | "half-open";

/**
 * How a call ended, as far as it tells of its host. `broken`: the host is there and made a mistake, which may be of this kind of
 * call alone. A caller that left says nothing.
 */
export type CallEnd = "answered" | "broken" | "failed" | "unknown";

/** A call's way through; it is told how the call ended, once. */
export type Passage = (end: CallEnd) => void;

interface CircuitBreakerOptions {
  readonly onChange?: (state: CircuitState, openMs: number) => void;
  readonly now?: () => number;
  readonly random?: () => number;
}

/** So many failures in a row, without an answer between them, mean that it is the host. */
const MAX_FAILURES_IN_A_ROW = 5;
/** A host that fails now and then: of at least so many calls within the window, at least half. */
const WINDOW_MS = 10_000;
const MIN_CALLS = 20;
const FAILED_SHARE = 0.5;
/** Closed again, it is on trial until so many calls in a row were answered: the first failure opens it. */
const TRIAL_CALLS = 5;

const FIRST_OPEN_MS = 1_000;
const MAX_OPEN_MS = 5_000;
/** Several processes must not try at the same moment. */
const JITTER = 0.25;
/** A host that held for so long is no longer taken for one that comes and goes. */
const SOUND_MS = 30_000;

/**
 * Gives a host that fails time to recover. While it is open calls are refused at once; then one call goes through, and its end
 * decides. A host that fails again and again is left alone for longer each time, five seconds at most.
 */
export class CircuitBreaker {
  private current: CircuitState = "closed";
  /** Each change begins another one: a call tells nothing about a state that it was not begun in. */
  private era = 0;
  private failuresInARow = 0;
  private window = { startedAt: -Infinity, calls: 0, failures: 0 };
  private trialLeft = 0;
  private openings = 0;
  private closedAt = -Infinity;
  private openUntil = -Infinity;
  private isProbing = false;
  private readonly onChange: NonNullable<CircuitBreakerOptions["onChange"]>;
  private readonly now: () => number;
  private readonly random: () => number;

  constructor({
    onChange = () => undefined,
    now = () => performance.now(),
    random = Math.random,
  }: CircuitBreakerOptions = {}) {
    this.onChange = onChange;
    this.now = now;
    this.random = random;
  }

  get state(): CircuitState {
    return this.current;
  }

  /** After how many seconds it is worth trying again. */
  get retryAfterSeconds(): number {
    return Math.max(1, Math.ceil((this.openUntil - this.now()) / 1000));
  }

  /**
   * @param mayProbe whether the call may be the one that decides: not while its length is in the hands of a visitor
   * @returns null where the call must not be made
   */
  enter(mayProbe = true): Passage | null {
    if (this.current === "closed") return this.passage((end) => this.count(end));
    if (!mayProbe || this.isProbing || this.now() < this.openUntil) return null;
    if (this.current === "open") this.change("half-open");
    this.isProbing = true;
    return this.passage((end) => this.decide(end));
  }

  private passage(tell: (end: CallEnd) => void): Passage {
    const { era } = this;
    let isTold = false;
    return (end) => {
      if (isTold || era !== this.era) return;
      isTold = true;
      tell(end);
    };
  }

  private count(end: CallEnd): void {
    if (end === "unknown") return;
    const now = this.now();
    if (now - this.window.startedAt >= WINDOW_MS) this.window = { startedAt: now, calls: 0, failures: 0 };
    this.window.calls += 1;
    if (end === "answered") {
      this.failuresInARow = 0;
      this.trialLeft = Math.max(0, this.trialLeft - 1);
      return;
    }
    this.window.failures += 1;
    // One path that is broken is asked for again and again by whoever wants it: that alone must not close the others.
    if (end === "failed") this.failuresInARow += 1;
    const { calls, failures } = this.window;
    const isMostly = calls >= MIN_CALLS && failures >= calls * FAILED_SHARE;
    const isDown = end === "failed" && (this.trialLeft > 0 || this.failuresInARow >= MAX_FAILURES_IN_A_ROW);
    if (isMostly || isDown) this.open();
  }

  private decide(end: CallEnd): void {
    this.isProbing = false;
    if (end === "failed" || end === "broken") this.open();
    else if (end === "answered") this.close();
  }

  private open(): void {
    const now = this.now();
    if (this.current === "closed" && now - this.closedAt >= SOUND_MS) this.openings = 0;
    this.openings += 1;
    const openMs = Math.min(FIRST_OPEN_MS * 2 ** (this.openings - 1), MAX_OPEN_MS) * (1 + this.random() * JITTER);
    this.openUntil = now + openMs;
    this.change("open", openMs);
  }

  private close(): void {
    this.closedAt = this.now();
    this.failuresInARow = 0;
    this.window = { startedAt: -Infinity, calls: 0, failures: 0 };
    this.trialLeft = TRIAL_CALLS;
    this.change("closed");
  }

  private change(state: CircuitState, openMs = 0): void {
    this.current = state;
    this.era += 1;
    this.isProbing = false;
    this.onChange(state, Math.round(openMs));
  }
}

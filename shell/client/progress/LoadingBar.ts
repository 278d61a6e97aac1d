import { action, computed, makeObservable, observable } from "@serambi/kernel/state";

/** Specification section 9. */
const THROTTLE_MS = 200;
const DURATION_MS = 5_000;
const HIDE_MS = 500;
const TICK_MS = 100;

const FULL = 100;
/** As far as waiting alone takes it: the rest is the answer. */
const ALMOST = 95;

/**
 * The thin bar on top while something is under way (specification sections 2.4 and 9): appears after 200 ms, moves on over
 * five seconds in steps of 100 ms, and goes 500 ms after the end. Several things at once are one bar.
 */
export class LoadingBar {
  /** 0 to 100. */
  percent = 0;
  isVisible = false;
  hasFailed = false;
  private running = 0;
  private appear: ReturnType<typeof setTimeout> | undefined;
  private tick: ReturnType<typeof setInterval> | undefined;
  private hide: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeObservable<this, "show" | "advance" | "end" | "reset">(this, {
      percent: observable,
      isVisible: observable,
      hasFailed: observable,
      state: computed,
      show: action,
      advance: action,
      end: action,
      reset: action,
    });
  }

  get state(): "hidden" | "running" | "done" | "failed" {
    if (!this.isVisible) return "hidden";
    if (this.hasFailed) return "failed";
    return this.percent === FULL ? "done" : "running";
  }

  /** Something begins. @returns ends it; call it once, with whether it worked */
  begin = (): ((isFine: boolean) => void) => {
    this.running += 1;
    if (this.running === 1) this.start();
    let isOver = false;
    return (isFine) => {
      if (isOver) return;
      isOver = true;
      this.running -= 1;
      this.end(isFine);
    };
  };

  /** The bar while a promise is pending; its outcome is the promise's own. */
  track = async <T>(work: Promise<T>): Promise<T> => {
    const end = this.begin();
    try {
      const result = await work;
      end(true);
      return result;
    } catch (error) {
      end(false);
      throw error;
    }
  };

  private start(): void {
    clearTimeout(this.hide);
    if (this.isVisible) this.reset();
    this.appear = setTimeout(() => {
      this.show();
      this.tick = setInterval(() => this.advance(), TICK_MS);
    }, THROTTLE_MS);
  }

  private show(): void {
    this.isVisible = true;
    this.hasFailed = false;
    this.percent = 0;
  }

  private advance(): void {
    this.percent = Math.min(ALMOST, this.percent + (FULL * TICK_MS) / DURATION_MS);
  }

  private end(isFine: boolean): void {
    if (!isFine) this.hasFailed = true;
    if (this.running > 0) return;
    clearTimeout(this.appear);
    clearInterval(this.tick);
    // What failed before the bar came up is shown all the same.
    if (!this.isVisible && !this.hasFailed) return;
    this.isVisible = true;
    this.percent = FULL;
    this.hide = setTimeout(() => this.reset(), HIDE_MS);
  }

  private reset(): void {
    this.isVisible = false;
    this.hasFailed = false;
    this.percent = 0;
  }
}

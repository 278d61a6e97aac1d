/** Why a call was given up. */
type Ending = "timeout" | "aborted";

/** A caller's own time limit that was reached tells as much of the host as ours. */
const isTimeout = (signal: AbortSignal | undefined): boolean =>
  signal?.reason instanceof DOMException && signal.reason.name === "TimeoutError";

/**
 * The time one call may take, joined with its caller's wish to stop. Undici's own timers tick once a second,
 * which is too coarse for a page that waits.
 */
export class Deadline {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private readonly stop = (): void => this.end(isTimeout(this.outer) ? "timeout" : "aborted");
  private isStopped = false;
  ending: Ending | undefined;

  /**
   * @param timeoutMs 0 for no limit
   * @param isHeldUp whether it is not the host that is being waited for: then the time begins anew
   */
  constructor(
    private readonly timeoutMs: number,
    private readonly outer?: AbortSignal,
    private readonly isHeldUp: () => boolean = () => false,
  ) {
    this.startClock();
    if (outer?.aborted) this.stop();
    outer?.addEventListener("abort", this.stop, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** The whole time, from now on, unless it has been stopped. */
  startClock(): void {
    clearTimeout(this.timer);
    if (this.timeoutMs <= 0 || this.isStopped) return;
    this.timer = setTimeout(() => {
      if (this.isHeldUp()) this.startClock();
      else this.end("timeout");
    }, this.timeoutMs);
  }

  /** The time limit no longer holds; the caller may still stop. */
  stopClock(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Nothing ends the call any more. */
  clear(): void {
    this.stopClock();
    this.outer?.removeEventListener("abort", this.stop);
  }

  private end(ending: Ending): void {
    this.ending ??= ending;
    this.stopClock();
    this.controller.abort();
  }
}

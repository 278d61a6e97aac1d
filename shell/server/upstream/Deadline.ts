/** Why a call was given up. */
type Ending = "timeout" | "aborted";

/**
 * The time one call may take, joined with its caller's wish to stop. Undici's own timers tick once a second,
 * which is too coarse for a page that waits.
 */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout | undefined;
  private readonly stop = (): void => this.end("aborted");
  ending: Ending | undefined;

  /** @param timeoutMs 0 for no limit */
  constructor(
    timeoutMs: number,
    private readonly outer?: AbortSignal,
  ) {
    if (timeoutMs > 0) this.timer = setTimeout(() => this.end("timeout"), timeoutMs);
    if (outer?.aborted) this.end("aborted");
    outer?.addEventListener("abort", this.stop, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** The time limit no longer holds; the caller may still stop. */
  stopClock(): void {
    clearTimeout(this.timer);
  }

  /** Nothing ends the call any more. */
  clear(): void {
    this.stopClock();
    this.outer?.removeEventListener("abort", this.stop);
  }

  private end(ending: Ending): void {
    this.ending ??= ending;
    this.controller.abort();
  }
}

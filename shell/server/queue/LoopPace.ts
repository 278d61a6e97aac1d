/** Time since a thread began, in milliseconds, that its event loop was at work and that it waited. */
export interface LoopTimes {
  readonly active: number;
  readonly idle: number;
}

/** The longest rest, in milliseconds: a loop that others keep busy has no idle time to give. */
const MAX_REST_MS = 100;
/** The shortest: by then the work that was begun is there to be seen. */
const MIN_REST_MS = 5;

/** Leaves an event loop idle for as long as it was at work: half of it is for others. */
export class LoopPace {
  private begun = 0;
  private restsSince: LoopTimes | null = null;

  /** @param atOnce how many may begin between two rests */
  constructor(
    private readonly atOnce: number,
    private readonly times: () => LoopTimes,
  ) {}

  /** Something begins. */
  begin = (): void => {
    this.begun += 1;
    if (this.begun < this.atOnce) return;
    this.begun = 0;
    this.restsSince = this.times();
  };

  /** For how long the loop must still be idle, in milliseconds, before the next may begin. */
  get missingMs(): number {
    if (!this.restsSince) return 0;
    const now = this.times();
    const active = now.active - this.restsSince.active;
    const idle = now.idle - this.restsSince.idle;
    // The thread was started again.
    if (active < 0 || idle < 0) return 0;
    const restedMs = active + idle;
    return restedMs >= MAX_REST_MS ? 0 : Math.max(0, active - idle, MIN_REST_MS - restedMs);
  }
}

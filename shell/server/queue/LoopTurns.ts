import { performance } from "node:perf_hooks";

import { LoopPace, type LoopTimes } from "./LoopPace";
import { TenantCounts } from "./TenantCounts";

/** Requests that are begun in one turn of the event loop: some milliseconds, after which everything else has its turn. */
const AT_ONCE = 16;
interface Waiting {
  readonly isGone: () => boolean;
  readonly begin: () => void;
}

const timesOfLoop = (): LoopTimes => performance.eventLoopUtilization();

/**
 * Admits requests to the event loop: a few in each of its turns, and those who wait by tenants in turn. Thousands of cheap requests for
 * one tenant else stand before every step of another tenant's page. A tenant that asks more than all others together leaves the loop
 * idle for as long as it was at work: the processes that make pages need the processors, too.
 */
export class LoopTurns {
  private readonly line = new Map<string, Waiting[]>();
  private readonly counts = new TenantCounts();
  private begun = 0;
  private isDue = false;
  private readonly pace: LoopPace;

  constructor(times: () => LoopTimes = timesOfLoop) {
    this.pace = new LoopPace(AT_ONCE, times);
  }

  /**
   * @param tenant its key
   * @param begin called at once where the loop has begun few in this turn
   */
  enter = (tenant: string, isGone: () => boolean, begin: () => void): void => {
    this.counts.add(tenant);
    const waiting = this.line.get(tenant);
    if (waiting) waiting.push({ isGone, begin });
    else if (this.begun < AT_ONCE && !this.pauses(tenant)) this.begin(tenant, begin);
    else this.line.set(tenant, [{ isGone, begin }]);
    this.schedule();
  };

  /** The tenant that asked more than all others together a moment ago; null for none. */
  get greedyTenant(): string | null {
    return this.counts.greedyLately;
  }

  private begin(tenant: string, begin: () => void): void {
    this.begun += 1;
    if (this.counts.isGreedy(tenant)) this.pace.begin();
    begin();
  }

  private schedule(): void {
    if (this.isDue) return;
    this.isDue = true;
    // A loop that always has a next turn is never idle.
    if (this.line.size > 0 && [...this.line.keys()].every((tenant) => this.pauses(tenant)))
      setTimeout(this.turn, Math.max(1, this.pace.missingMs));
    else setImmediate(this.turn);
  }

  private readonly turn = (): void => {
    this.isDue = false;
    this.begun = 0;
    while (this.begun < AT_ONCE && this.takeOne());
    if (this.line.size > 0) this.schedule();
  };

  /** @returns false where nobody may begin */
  private takeOne(): boolean {
    for (const [tenant, waiting] of this.line) {
      if (this.pauses(tenant)) continue;
      const first = waiting.shift();
      this.line.delete(tenant);
      if (waiting.length > 0) this.line.set(tenant, waiting);
      if (first && !first.isGone()) this.begin(tenant, first.begin);
      return true;
    }
    return false;
  }

  private pauses(tenant: string): boolean {
    return this.counts.isGreedy(tenant) && this.pace.missingMs > 0;
  }
}

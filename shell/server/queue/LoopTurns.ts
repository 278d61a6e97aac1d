import { performance } from "node:perf_hooks";

import { TenantCounts } from "./TenantCounts";

/** Requests that are begun in one turn of the event loop: some milliseconds, after which everything else has its turn. */
const AT_ONCE = 16;
/** The longest pause of a tenant that asks more than all others together, in milliseconds: the loop may have no idle time to give. */
const MAX_PAUSE_MS = 100;

interface Waiting {
  readonly isGone: () => boolean;
  readonly begin: () => void;
}

/** Time since the process began, in milliseconds, that the event loop was at work and that it waited. */
interface LoopTimes {
  readonly active: number;
  readonly idle: number;
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
  /** Requests of a greedy tenant since its last pause. */
  private sincePause = 0;
  private pausedAt: LoopTimes | null = null;

  constructor(private readonly times: () => LoopTimes = timesOfLoop) {}

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

  private begin(tenant: string, begin: () => void): void {
    this.begun += 1;
    if (this.counts.isGreedy(tenant) && (this.sincePause += 1) >= AT_ONCE) {
      this.sincePause = 0;
      this.pausedAt = this.times();
    }
    begin();
  }

  private schedule(): void {
    if (this.isDue) return;
    this.isDue = true;
    // A loop that always has a next turn is never idle.
    if (this.line.size > 0 && [...this.line.keys()].every((tenant) => this.pauses(tenant)))
      setTimeout(this.turn, Math.max(1, this.missingIdle()));
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
    return this.counts.isGreedy(tenant) && this.missingIdle() > 0;
  }

  /** For how long the loop must still be idle, in milliseconds, before a greedy tenant goes on. */
  private missingIdle(): number {
    if (!this.pausedAt) return 0;
    const now = this.times();
    const active = now.active - this.pausedAt.active;
    const idle = now.idle - this.pausedAt.idle;
    return active + idle >= MAX_PAUSE_MS ? 0 : Math.max(0, active - idle);
  }
}

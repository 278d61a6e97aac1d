/** Requests are counted for so long: bursts of a page's files are over by then. */
const WINDOW_MS = 250;
/** A tenant that asks less in two windows takes nobody's time. */
const FEW = 64;
/** Longer than the delay of a loop that is taken for overloaded. */
const LATELY_MS = 5_000;

/** The requests of each tenant in the present moment. */
export class TenantCounts {
  private counts = new Map<string, number>();
  private before = new Map<string, number>();
  private all = 0;
  private allBefore = 0;
  private until = 0;
  private greediest: { readonly tenant: string; readonly seenAt: number } | null = null;

  add = (tenant: string): void => {
    this.turnWindow();
    this.counts.set(tenant, (this.counts.get(tenant) ?? 0) + 1);
    this.all += 1;
  };

  /** Whether the tenant asks more than all others together, while others ask. */
  isGreedy = (tenant: string): boolean => {
    this.turnWindow();
    const own = (this.counts.get(tenant) ?? 0) + (this.before.get(tenant) ?? 0);
    const all = this.all + this.allBefore;
    const isGreedy = own > FEW && own < all && own * 2 > all;
    if (isGreedy) this.greediest = { tenant, seenAt: performance.now() };
    return isGreedy;
  };

  /** The tenant that was greedy a moment ago; null for none. */
  get greedyLately(): string | null {
    return this.greediest && performance.now() - this.greediest.seenAt < LATELY_MS ? this.greediest.tenant : null;
  }

  private turnWindow(): void {
    const now = performance.now();
    if (now < this.until) return;
    const isNext = now < this.until + WINDOW_MS;
    this.before = isNext ? this.counts : new Map<string, number>();
    this.allBefore = isNext ? this.all : 0;
    this.counts = new Map();
    this.all = 0;
    this.until = now + WINDOW_MS;
  }
}

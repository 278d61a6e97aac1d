import { LRUCache } from "lru-cache";

const MAX_ADDRESSES = 10_000;

/** So many calls per address and minute; the oldest addresses are forgotten first. */
export class CallLimit {
  private readonly counts: LRUCache<string, { count: number }>;

  constructor(
    private readonly max: number,
    windowMs: number,
  ) {
    this.counts = new LRUCache({ max: MAX_ADDRESSES, ttl: windowMs });
  }

  /** Counts one call and says whether it is still within the limit. */
  take(address: string): boolean {
    const known = this.counts.get(address);
    if (!known) {
      this.counts.set(address, { count: 1 });
      return true;
    }
    known.count += 1;
    return known.count <= this.max;
  }
}

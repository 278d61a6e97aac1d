import { within } from "./within";

/**
 * A value that is fetched again once it is older than its lifetime. One fetch at a time; whoever asks meanwhile
 * gets the old value, at once or after a while, and the last good one stays while fetching fails.
 */
export class Refreshed<T> {
  private value: { readonly data: T; readonly fetchedAt: number } | undefined;
  private pending: Promise<T> | undefined;
  private askedAt = -Infinity;
  private failedAt = -Infinity;

  constructor(
    private readonly fetch: () => Promise<T>,
    private readonly lifetimeMs: number,
    private readonly now: () => number,
    /** How soon after a failure it is tried again where an old value stands in. */
    private readonly retryMs: number,
  ) {}

  /**
   * @param patienceMs how long a fetch that is under way is waited for while there is an old value
   * @throws what `fetch` throws, only while there is no value at all
   */
  async get(patienceMs = 0): Promise<T> {
    if (!this.value) return this.refresh();
    const isOld = this.now() - this.value.fetchedAt >= this.lifetimeMs;
    if (isOld && this.now() - this.failedAt >= this.retryMs) {
      // Whoever else waits for this fetch sees its failure; here the old value stands in.
      const coming = this.refresh().catch(() => undefined);
      const leftMs = this.askedAt + patienceMs - this.now();
      if (leftMs > 0) await within(coming, leftMs, undefined);
    }
    return this.value.data;
  }

  /** The value as it is, without a fetch. */
  peek(): T | undefined {
    return this.value?.data;
  }

  /** Fetches now, or joins the fetch under way. */
  refresh(): Promise<T> {
    if (!this.pending) {
      this.askedAt = this.now();
      this.pending = this.fetchOnce().finally(() => {
        this.pending = undefined;
      });
    }
    return this.pending;
  }

  private async fetchOnce(): Promise<T> {
    try {
      const data = await this.fetch();
      this.value = { data, fetchedAt: this.now() };
      return data;
    } catch (error) {
      this.failedAt = this.now();
      throw error;
    }
  }
}

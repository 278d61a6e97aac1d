/**
 * A value that is fetched again once it is older than its lifetime. One fetch at a time; whoever asks meanwhile
 * gets the old value, and the last good one stays while fetching fails.
 */
export class Refreshed<T> {
  private value: { readonly data: T; readonly fetchedAt: number } | undefined;
  private pending: Promise<T> | undefined;
  private failedAt = -Infinity;

  constructor(
    private readonly fetch: () => Promise<T>,
    private readonly lifetimeMs: number,
    private readonly now: () => number,
    /** How soon after a failure it is tried again where an old value stands in. */
    private readonly retryMs: number,
  ) {}

  /** @throws what `fetch` throws, only while there is no value at all */
  async get(): Promise<T> {
    if (!this.value) return this.refresh();
    const isOld = this.now() - this.value.fetchedAt >= this.lifetimeMs;
    // Whoever waits for this fetch sees its failure; here the old value stands in.
    if (isOld && this.now() - this.failedAt >= this.retryMs) this.refresh().catch(() => undefined);
    return this.value.data;
  }

  /** The value as it is, without a fetch. */
  peek(): T | undefined {
    return this.value?.data;
  }

  /** Fetches now, or joins the fetch under way. */
  refresh(): Promise<T> {
    this.pending ??= this.fetchOnce().finally(() => {
      this.pending = undefined;
    });
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

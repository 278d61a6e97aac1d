/** Requests that are begun in one turn of the event loop: some milliseconds, after which everything else has its turn. */
const AT_ONCE = 16;

interface Waiting {
  readonly isGone: () => boolean;
  readonly begin: () => void;
}

/**
 * Admits requests to the event loop: a few in each of its turns, and those who wait by tenants in turn. Thousands of cheap requests for
 * one tenant else stand before every step of another tenant's page.
 */
export class LoopTurns {
  private readonly line = new Map<string, Waiting[]>();
  private begun = 0;
  private isDue = false;

  /**
   * @param key tells tenants apart
   * @param begin called at once where the loop has begun few in this turn
   */
  enter = (key: string, isGone: () => boolean, begin: () => void): void => {
    this.schedule();
    if (this.line.size === 0 && this.begun < AT_ONCE) {
      this.begun += 1;
      begin();
      return;
    }
    const waiting = this.line.get(key);
    if (waiting) waiting.push({ isGone, begin });
    else this.line.set(key, [{ isGone, begin }]);
  };

  private schedule(): void {
    if (this.isDue) return;
    this.isDue = true;
    setImmediate(this.turn);
  }

  private readonly turn = (): void => {
    this.isDue = false;
    this.begun = 0;
    while (this.line.size > 0 && this.begun < AT_ONCE) this.takeOne();
    if (this.line.size > 0) this.schedule();
  };

  private takeOne(): void {
    for (const [key, waiting] of this.line) {
      const first = waiting.shift();
      this.line.delete(key);
      if (waiting.length > 0) this.line.set(key, waiting);
      if (!first || first.isGone()) return;
      this.begun += 1;
      first.begin();
      return;
    }
  }
}

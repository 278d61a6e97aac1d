import type { RemoteVersion, SlowPage } from "./Renderer";
import { RenderInterrupted } from "./RenderInterrupted";

/** HTML of one page with its state. The heaviest of the product's own has a thirtieth. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;
/** Processor time from the first element to the last byte, in milliseconds. The slowest of the product's own takes a tenth. */
export const SLOW_PAGE_MS = 400;

/** The time and bytes that one page may take of the process that renders (decision 98). */
export class PageBudget {
  private readonly begun = performance.now();
  private readonly used = process.cpuUsage();

  /** @param culprit whose part took most */
  constructor(private readonly culprit: () => RemoteVersion | null) {}

  /**
   * The page is made.
   * @param onSlow told where it took too long
   * @throws RenderInterrupted where it is too large to be sent
   */
  close(body: readonly Uint8Array[], onSlow: ((slow: SlowPage) => void) | undefined): void {
    const bytes = body.reduce((sum, { length }) => sum + length, 0);
    if (bytes > MAX_PAGE_BYTES)
      throw new RenderInterrupted("large", this.culprit(), { cause: `${bytes} bytes, at most ${MAX_PAGE_BYTES}` });
    const ms = performance.now() - this.begun;
    if (ms <= SLOW_PAGE_MS) return;
    // A busy machine makes nobody guilty: the smaller of the clock's and the processor's time.
    const { user, system } = process.cpuUsage(this.used);
    const spent = Math.min(ms, (user + system) / 1_000);
    const culprit = this.culprit();
    if (spent > SLOW_PAGE_MS && culprit) onSlow?.({ ...culprit, ms: spent });
  }
}

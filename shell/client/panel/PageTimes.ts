import { action, makeObservable, observable } from "@serambi/kernel/state";

/** The moments of a page's loading, in ms after the navigation began; null for one that has not come, or is not told. */
export interface Moments {
  readonly firstByteMs: number | null;
  readonly firstPaintMs: number | null;
  readonly largestPaintMs: number | null;
  readonly parsedMs: number | null;
  readonly loadedMs: number | null;
}

const NOTHING: Moments = {
  firstByteMs: null,
  firstPaintMs: null,
  largestPaintMs: null,
  parsedMs: null,
  loadedMs: null,
};

const LARGEST = "largest-contentful-paint";

/** An event that has not come yet has the time 0. */
const come = (ms: number | undefined): number | null => (ms === undefined || ms === 0 ? null : ms);

/** How long this page took to come, for as long as it is looked at. */
export class PageTimes {
  moments = NOTHING;
  private largestMs: number | null = null;

  constructor() {
    makeObservable<this, "set">(this, { moments: observable, set: action });
  }

  /** @returns stops looking */
  start = (): (() => void) => {
    this.read();
    const isTold = globalThis.PerformanceObserver?.supportedEntryTypes?.includes(LARGEST) ?? false;
    if (!isTold) return () => undefined;
    const observer = new PerformanceObserver((list) => {
      this.largestMs = list.getEntries().at(-1)?.startTime ?? this.largestMs;
      this.read();
    });
    observer.observe({ type: LARGEST, buffered: true });
    return () => observer.disconnect();
  };

  private read(): void {
    const [navigation] = performance.getEntriesByType("navigation");
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    const timing = navigation instanceof PerformanceNavigationTiming ? navigation : undefined;
    this.set({
      firstByteMs: come(timing?.responseStart),
      firstPaintMs: come(paint?.startTime),
      largestPaintMs: this.largestMs,
      parsedMs: come(timing?.domContentLoadedEventEnd),
      loadedMs: come(timing?.loadEventEnd),
    });
  }

  private set(moments: Moments): void {
    this.moments = moments;
  }
}

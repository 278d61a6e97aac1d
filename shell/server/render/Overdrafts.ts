import { LRUCache } from "lru-cache";

import { SLOW_PAGE_MS } from "./PageBudget";
import type { SlowPage } from "./Renderer";

/** Processor time that the slow pages of one version may take beyond their budgets within a minute, in milliseconds. */
const OVERDRAFT_MS = 2_000;
const WINDOW_MS = 60_000;
const MAX_VERSIONS = 100;

/** Adds up what slow pages of a version took from everybody else's. One slow page is an accident, a row of them is not. */
export class Overdrafts {
  private readonly slow = new LRUCache<string, { readonly at: number; readonly ms: number }[]>({ max: MAX_VERSIONS });

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns whether its pages took too much by now; what they took is forgotten then */
  take = ({ remote, version, ms }: SlowPage): boolean => {
    const key = `${remote}@${version}`;
    const now = this.now();
    const slow = [
      ...(this.slow.get(key) ?? []).filter(({ at }) => now - at < WINDOW_MS),
      { at: now, ms: ms - SLOW_PAGE_MS },
    ];
    const isTooMuch = slow.reduce((sum, page) => sum + page.ms, 0) > OVERDRAFT_MS;
    this.slow.set(key, isTooMuch ? [] : slow);
    return isTooMuch;
  };
}

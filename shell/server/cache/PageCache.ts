import { LRUCache } from "lru-cache";

import type { CachedPage } from "./CachedPage";

/** How long a page is sent as it is, and how long after that once more while it is made anew. */
const FRESH_MS = 10_000;
const STALE_MS = 60_000;

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_SEEN = 10_000;

interface Entry {
  readonly page: CachedPage;
  readonly madeAt: number;
}

/** A page that can be sent, and whether it is to be made anew behind the visitor's back. */
interface Found {
  readonly page: CachedPage;
  readonly isStale: boolean;
}

interface PageCacheOptions {
  readonly now?: () => number;
  readonly maxBytes?: number;
}

/**
 * Public pages in memory, bounded in bytes. A page is kept when it is asked for the second time: invented queries push
 * nothing out. What a page depends on is in its key, so a changed setting or release finds no old page.
 */
export class PageCache {
  private readonly pages: LRUCache<string, Entry>;
  private readonly seen = new LRUCache<string, true>({ max: MAX_SEEN, ttl: STALE_MS });
  private readonly renewing = new Set<string>();
  private readonly now: () => number;

  constructor({ now = Date.now, maxBytes = MAX_BYTES }: PageCacheOptions = {}) {
    this.now = now;
    this.pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => page.body.length + page.policy.length,
    });
  }

  find = (key: string): Found | null => {
    const entry = this.pages.get(key);
    if (!entry) return null;
    const age = this.now() - entry.madeAt;
    if (age <= FRESH_MS) return { page: entry.page, isStale: false };
    if (age <= FRESH_MS + STALE_MS) return { page: entry.page, isStale: true };
    this.pages.delete(key);
    return null;
  };

  /** Whether a page under this key is worth its room: from the second time on. */
  admits = (key: string): boolean => {
    if (this.seen.has(key)) return true;
    this.seen.set(key, true);
    return false;
  };

  keep = (key: string, page: CachedPage): void => void this.pages.set(key, { page, madeAt: this.now() });

  /**
   * Makes a stale page anew, once at a time. Where that gives no page that may be kept, the old one goes.
   * @throws never: `make` tells its own log
   */
  renew = async (key: string, make: () => Promise<CachedPage | null>): Promise<void> => {
    if (this.renewing.has(key)) return;
    this.renewing.add(key);
    try {
      const page = await make();
      if (page) this.keep(key, page);
      else this.pages.delete(key);
    } catch {
      // The stale page stays until its time is over.
    } finally {
      this.renewing.delete(key);
    }
  };
}

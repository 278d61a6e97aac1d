import { createHash } from "node:crypto";

import type { CachedPage } from "./CachedPage";
import { addressOf } from "./cacheKey";
import { OwnedCache } from "./OwnedCache";
import type { SharedPages, TimedPage } from "./SharedPages";

/** How long a page is sent as it is, and how long after that once more while it is made anew. */
const FRESH_MS = 10_000;
const STALE_MS = 60_000;

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_SEEN = 10_000;

/** Addresses whose newest page is known: some hundred bytes each. */
const MAX_ADDRESSES = 20_000;

/** A page that can be sent, and whether it is to be made anew behind the visitor's back. */
interface Found {
  readonly page: CachedPage;
  readonly isStale: boolean;
}

/** A page from before, and how old it is. */
export interface OldPage {
  readonly page: CachedPage;
  readonly ageMs: number;
}

interface PageCacheOptions {
  /** How old a page may be that is sent because none can be made; 0: none is. */
  readonly staleMs?: number;
  readonly now?: () => number;
  readonly maxBytes?: number;
  /** Of all processes together, behind the memory of each. */
  readonly shared?: SharedPages | undefined;
}

/**
 * Public pages in memory, bounded in bytes. A page is kept when it is asked for the second time: invented queries push
 * nothing out, and those that are asked for twice nothing of other tenants. What a page depends on is in its key, so a changed setting or release finds no old page. Where processes share
 * pages, each looks there for what it has not, and one of them makes anew what is stale.
 */
export class PageCache {
  private readonly pages: OwnedCache<TimedPage>;
  private readonly seen = new OwnedCache<true>({ maxSize: MAX_SEEN, sizeOf: () => 1, ttl: STALE_MS });
  private readonly renewing = new Set<string>();
  /** The key of the newest page of each address, whatever its settings and release were. */
  private readonly newest = new OwnedCache<string>({ maxSize: MAX_ADDRESSES, sizeOf: () => 1 });
  private readonly staleMs: number;
  private readonly now: () => number;
  private readonly shared: SharedPages | undefined;

  constructor({ now = Date.now, maxBytes = MAX_BYTES, staleMs = 0, shared }: PageCacheOptions = {}) {
    this.now = now;
    this.shared = shared;
    this.staleMs = staleMs;
    this.pages = new OwnedCache({
      maxSize: maxBytes,
      sizeOf: ({ page }) => page.body.length + page.policy.length,
    });
  }

  /** A page of this process's own memory. */
  find = (key: string): Found | null => {
    const entry = this.pages.get(key);
    if (!entry) return null;
    const age = this.now() - entry.madeAt;
    if (age <= FRESH_MS) return { page: entry.page, isStale: false };
    if (age <= FRESH_MS + STALE_MS) return { page: entry.page, isStale: true };
    if (age > this.staleMs) this.pages.delete(key);
    return null;
  };

  /** Whether any page could be sent though none can be made. */
  get hasPages(): boolean {
    return this.staleMs > 0 && this.pages.size > 0;
  }

  /** Whether this process has a page of an address for when none can be made, as far as it can say at once. */
  hasOld = (address: string): boolean => this.staleMs > 0 && this.newest.has(address);

  /**
   * The newest page of an address, for when none can be made: settings and release may be others by now.
   * @param address as `addressOf` gives it
   */
  findOld = async (address: string): Promise<OldPage | null> => {
    if (this.staleMs === 0) return null;
    const key = this.newest.get(address) ?? (await this.shared?.newest(address)) ?? null;
    if (key === null) return null;
    if (!this.pages.has(key) && this.shared) await this.take(key, this.shared);
    const entry = this.pages.get(key);
    const ageMs = this.now() - (entry?.madeAt ?? -Infinity);
    return entry && ageMs <= this.staleMs ? { page: entry.page, ageMs } : null;
  };

  /** A page that another process made; it is in this one's memory from then on. */
  findShared = async (key: string): Promise<Found | null> => {
    if (!this.shared || !(await this.take(key, this.shared))) return null;
    return this.find(key);
  };

  /** Whether a page under this key is worth its room: from the second time on. */
  admits = (key: string): boolean => {
    // A key has some two hundred letters, most of them never asked for again.
    const digest = `${key.split(" ", 1)[0]} ${createHash("sha1").update(key).digest("base64")}`;
    if (this.seen.has(digest)) return true;
    this.seen.set(digest, true);
    return false;
  };

  keep = (key: string, page: CachedPage): void => {
    const timed = { page, madeAt: this.now() };
    this.pages.set(key, timed);
    this.newest.set(addressOf(key), key);
    void this.shared?.keep(key, timed, Math.max(this.staleMs, FRESH_MS + STALE_MS));
  };

  /**
   * Makes a stale page anew, once at a time, in one process. Where that gives no page that may be kept, the old one goes.
   * @throws never: `make` tells its own log
   */
  renew = async (key: string, make: () => Promise<CachedPage | null>): Promise<void> => {
    if (this.renewing.has(key)) return;
    this.renewing.add(key);
    try {
      if (this.shared && ((await this.take(key, this.shared)) || !(await this.shared.claim(key)))) return;
      const page = await make();
      if (page) this.keep(key, page);
      else this.forget(key);
    } catch {
      // The stale page stays until its time is over.
    } finally {
      this.renewing.delete(key);
    }
  };

  /** Takes over what another process made, where that is newer than what this one has. */
  private async take(key: string, shared: SharedPages): Promise<boolean> {
    const theirs = await shared.find(key);
    if (!theirs) return false;
    // A clock that runs ahead makes no page young for ever.
    const madeAt = Math.min(theirs.madeAt, this.now());
    if (madeAt <= (this.pages.get(key)?.madeAt ?? -Infinity)) return false;
    this.pages.set(key, { page: theirs.page, madeAt });
    return true;
  }

  private forget(key: string): void {
    this.pages.delete(key);
    if (this.newest.get(addressOf(key)) === key) this.newest.delete(addressOf(key));
    void this.shared?.forget(key);
  }
}

import { AppError, toAppError } from "@serambi/kernel/errors";
import { LRUCache } from "lru-cache";

import type { Site } from "../types";
import { loadSite, type LoadedSite } from "./loadSite";
import type { PlatformSession } from "./PlatformSession";
import type { Upstream } from "../upstream/Upstream";

export interface TenantDirectoryOptions {
  readonly upstream: Upstream;
  readonly platform: PlatformSession;
  readonly now?: () => number;
}

/** Told once when a host's settings can no longer be had, and once when they can again (`error` is null). */
type StaleListener = (host: string, error: AppError | null) => void;

const FRESH_MS = 2_000;
const UNKNOWN_MS = 30_000;
const MAX_HOSTS = 1_000;
const RETRY_AFTER_SECONDS = 5;

class Entry {
  isStale = false;
  checkedAt: number;
  private seen: Site | undefined;

  constructor(
    public loaded: LoadedSite,
    now: number,
  ) {
    this.checkedAt = now;
  }

  /** The same object as long as nothing changed, so that whoever keys on a site can. */
  site(origin: string): Site {
    const { seen, loaded, isStale } = this;
    if (
      seen &&
      seen.isStale === isStale &&
      seen.tenant.origin === origin &&
      seen.tenant.settings === loaded.tenant.settings &&
      seen.appVersion === loaded.appVersion
    )
      return seen;
    this.seen = { tenant: { ...loaded.tenant, origin }, appVersion: loaded.appVersion, isStale };
    return this.seen;
  }
}

/**
 * Which site answers on which host. Settings are kept per host and checked again after two seconds, behind the visitor's back and
 * by one request at a time; while the platform is down the last good ones stay, without limit, and say so.
 */
export class TenantDirectory {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_HOSTS });
  /** Apart from the sites, so that a flood of invented hosts pushes no settings out. */
  private readonly unknown = new LRUCache<string, number>({ max: MAX_HOSTS });
  private readonly pending = new Map<string, Promise<Entry | null>>();
  private readonly now: () => number;
  private tell: StaleListener = () => undefined;

  constructor(private readonly options: TenantDirectoryOptions) {
    this.now = options.now ?? Date.now;
  }

  /**
   * The site on a host.
   * @param host canonical, as `parseHost` and `tenantHost` give it
   * @param origin scheme and host as the visitor wrote them
   * @returns null where no site is known under that host
   * @throws AppError unavailable while the platform cannot be asked and nothing is known of the host
   */
  async find(host: string, origin: string): Promise<Site | null> {
    const entry = this.entries.get(host);
    if (entry) {
      if (this.now() - entry.checkedAt >= FRESH_MS) void this.load(host).catch(() => undefined);
      return entry.site(origin);
    }
    if ((this.unknown.get(host) ?? -Infinity) > this.now() - UNKNOWN_MS) return null;
    try {
      return (await this.load(host))?.site(origin) ?? null;
    } catch (error) {
      throw new AppError("unavailable", "The platform cannot be asked for this site", {
        cause: error,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
  }

  /** Key of the tenant on a host, where it is already known: for logs. */
  keyOf(host: string): string | null {
    return this.entries.peek(host)?.loaded.tenant.key ?? null;
  }

  /** Reports to `listener`, and to nobody else any more, which hosts are served from their last good settings. */
  watch(listener: StaleListener): void {
    this.tell = listener;
  }

  private load(host: string): Promise<Entry | null> {
    const running = this.pending.get(host);
    if (running) return running;
    const started = this.loadOnce(host).finally(() => this.pending.delete(host));
    this.pending.set(host, started);
    return started;
  }

  private async loadOnce(host: string): Promise<Entry | null> {
    try {
      const loaded = await loadSite(this.options.upstream, this.options.platform, host);
      return loaded ? this.keep(host, loaded) : this.forget(host);
    } catch (error) {
      this.goStale(host, toAppError(error));
      throw error;
    }
  }

  private keep(host: string, loaded: LoadedSite): Entry {
    this.unknown.delete(host);
    const entry = this.entries.get(host) ?? new Entry(loaded, this.now());
    const wasStale = entry.isStale;
    // Unchanged settings stay the same object: what was derived from them can be kept too.
    const isSame = JSON.stringify(entry.loaded) === JSON.stringify(loaded);
    if (!isSame) entry.loaded = loaded;
    entry.isStale = false;
    entry.checkedAt = this.now();
    this.entries.set(host, entry);
    if (wasStale) this.tell(host, null);
    return entry;
  }

  private forget(host: string): null {
    this.entries.delete(host);
    this.unknown.set(host, this.now());
    return null;
  }

  private goStale(host: string, error: AppError): void {
    const entry = this.entries.get(host);
    if (!entry) return;
    entry.checkedAt = this.now();
    if (!entry.isStale) this.tell(host, error);
    entry.isStale = true;
  }
}

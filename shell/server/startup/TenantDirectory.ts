import { AppError, toAppError } from "@serambi/kernel/errors";
import { LRUCache } from "lru-cache";

import type { Site } from "../types";
import { KnownSite } from "./KnownSite";
import { makeKnownSites } from "./makeKnownSites";
import { loadSite, type LoadedSite } from "./loadSite";
import type { PlatformSession } from "./PlatformSession";
import type { Upstream } from "../upstream/Upstream";

export interface TenantDirectoryOptions {
  readonly upstream: Upstream;
  readonly platform: PlatformSession;
  /** How many sites are kept ready for use. */
  readonly maxReady: number;
  readonly now?: () => number;
}

/** Told of what an operator should know. */
export interface SettingsListener {
  /** Once when a host's settings can no longer be had, and once when they can again (`error` is null). */
  stale(host: string, error: AppError | null): void;
  /** When settings came of which fields are wrong or missing; again only when the settings have changed. */
  replaced(host: string, fields: readonly string[]): void;
}

const FRESH_MS = 2_000;
const UNKNOWN_MS = 30_000;
const MAX_UNKNOWN = 1_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Which site answers on which host. Settings are kept per host and checked again after two seconds, behind the visitor's back and
 * by one request at a time; while the platform is down the last good ones stay, without limit, and say so.
 */
export class TenantDirectory {
  private readonly sites: ReturnType<typeof makeKnownSites>;
  /** Apart from the sites, so that a flood of invented hosts pushes no settings out. */
  private readonly unknown = new LRUCache<string, number>({ max: MAX_UNKNOWN });
  private readonly pending = new Map<string, Promise<KnownSite | null>>();
  private readonly now: () => number;
  private listener: SettingsListener = { stale: () => undefined, replaced: () => undefined };

  constructor(private readonly options: TenantDirectoryOptions) {
    this.now = options.now ?? Date.now;
    this.sites = makeKnownSites(options.maxReady);
  }

  /**
   * The site on a host.
   * @param host canonical, as `parseHost` and `tenantHost` give it
   * @param origin scheme and host as the visitor wrote them
   * @param choice language that the visitor asked for; it counts where the site offers it
   * @returns null where no site is known under that host
   * @throws AppError unavailable while the platform cannot be asked and nothing is known of the host
   */
  async find(host: string, origin: string, choice?: string): Promise<Site | null> {
    const known = this.sites.get(host);
    if (known) {
      if (this.now() - known.checkedAt >= FRESH_MS) void this.load(host).catch(() => undefined);
      return known.site(origin, choice);
    }
    if ((this.unknown.get(host) ?? -Infinity) > this.now() - UNKNOWN_MS) return null;
    try {
      return (await this.load(host))?.site(origin, choice) ?? null;
    } catch (error) {
      throw new AppError("unavailable", "The platform cannot be asked for this site", {
        cause: error,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
  }

  /** Key of the tenant on a host, where it is already known: for logs. */
  keyOf(host: string): string | null {
    return this.sites.peek(host)?.loaded.tenant.key ?? null;
  }

  /** Reports to `listener`, and to nobody else any more. */
  watch(listener: SettingsListener): void {
    this.listener = listener;
  }

  private load(host: string): Promise<KnownSite | null> {
    const running = this.pending.get(host);
    if (running) return running;
    const started = this.loadOnce(host).finally(() => this.pending.delete(host));
    this.pending.set(host, started);
    return started;
  }

  private async loadOnce(host: string): Promise<KnownSite | null> {
    try {
      const loaded = await loadSite(this.options.upstream, this.options.platform, host);
      return loaded ? this.keep(host, loaded) : this.forget(host);
    } catch (error) {
      this.goStale(host, toAppError(error));
      throw error;
    }
  }

  private keep(host: string, loaded: LoadedSite): KnownSite {
    this.unknown.delete(host);
    const before = this.sites.get(host);
    const site = before ?? new KnownSite(loaded, this.now());
    const wasStale = site.isStale;
    const isNew = before === undefined || site.renew(loaded);
    site.isStale = false;
    site.checkedAt = this.now();
    this.sites.set(host, site);
    if (wasStale) this.listener.stale(host, null);
    if (isNew && loaded.replaced.length > 0) this.listener.replaced(host, loaded.replaced);
    return site;
  }

  private forget(host: string): null {
    this.sites.delete(host);
    this.unknown.set(host, this.now());
    return null;
  }

  private goStale(host: string, error: AppError): void {
    const site = this.sites.peek(host);
    if (!site) return;
    site.checkedAt = this.now();
    if (!site.isStale) this.listener.stale(host, error);
    site.isStale = true;
  }
}

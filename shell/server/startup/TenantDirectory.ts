import { OWN_DRAFT, type TenantSettings } from "@serambi/kernel/contracts";
import { AppError, toAppError } from "@serambi/kernel/errors";
import { LRUCache } from "lru-cache";

import type { SiteEdition } from "../edition/SiteEdition";
import type { LoopTimes } from "../queue/LoopPace";
import { PacedQueue } from "../queue/PacedQueue";
import { HostEntry } from "./HostEntry";
import { makeHostEntries } from "./makeHostEntries";
import { loadDraft, loadSite, type Site } from "./loadSite";
import type { PlatformSession } from "./PlatformSession";
import type { Caller } from "../upstream/types";
import type { Upstream } from "../upstream/Upstream";
import { within } from "./within";

export interface TenantDirectoryOptions {
  readonly upstream: Upstream;
  readonly platform: PlatformSession;
  /** How many sites are kept ready for use. */
  readonly maxReady: number;
  /** What is made of a site's settings as they come in; missing: they stay as they are. */
  readonly adapt?: (settings: TenantSettings) => TenantSettings;
  /** Times of the thread that the platform runs in, where it is embedded. */
  readonly loopTimes?: (() => LoopTimes) | undefined;
  readonly now?: () => number;
}

/** Told of what an operator should know. */
export interface SettingsListener {
  /** Once when the start-up fails for a host of which nothing is known. */
  failed(host: string, error: AppError): void;
  /** Once when a host's settings can no longer be had, and once when they can again (`error` is null). */
  stale(host: string, error: AppError | null): void;
  /** When settings came of which fields are wrong or missing; again only when the settings have changed. */
  replaced(host: string, fields: readonly string[]): void;
}

const FRESH_MS = 2_000;
/** A site that nobody asked for as long as this may have been changed through another process, and no visitor came to find that out. */
const QUIET_MS = 2 * FRESH_MS;
/** How long the first page after that waits to hear. */
const QUIET_PATIENCE_MS = 250;
const UNKNOWN_MS = 30_000;
/** How long a page waits for settings that were just changed. */
const CHANGED_PATIENCE_MS = 2_000;
const MAX_UNKNOWN = 1_000;
const MAX_FAILURES = 1_000;
const MAX_CHANGES = 1_000;
const RETRY_AFTER_SECONDS = 5;
/** Each request can invent another host: those that nobody knows are asked for in a few turns, the platform has pages to answer for. */
const STRANGERS = { atOnce: 2, maxWaitingOfOne: 500, what: "unknown hosts" };
const ANYBODY = { tenant: "", visitor: "" };

/** One start-up of one host under way. */
interface Loading {
  /** How many changes there had been when it began. */
  readonly change: number;
  readonly site: Promise<HostEntry | null>;
}

/** Not worth a line in the log each time: `SettingsListener` is told once. */
const unavailable = (cause: unknown): AppError =>
  new AppError("offline", "The platform cannot be asked for this site", {
    cause,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

const ignore = (): void => undefined;

/**
 * Which site answers on which host. Settings are kept per host and checked again after two seconds, behind the visitor's back and
 * by one request at a time; the first visitor after a quiet time waits for that, shortly. While the platform is down the last good ones stay,
 * without limit, and say so.
 */
export class TenantDirectory {
  private readonly sites: ReturnType<typeof makeHostEntries>;
  /** Apart from the sites, so that a flood of invented hosts pushes no settings out. */
  private readonly unknown = new LRUCache<string, number>({ max: MAX_UNKNOWN });
  private readonly pending = new Map<string, Loading>();
  /** Of hosts of which nothing is known, why. */
  private readonly failures = new LRUCache<string, AppError>({ max: MAX_FAILURES });
  /** When, counted in changes, this process last changed a tenant's settings. */
  private readonly changes = new LRUCache<string, number>({ max: MAX_CHANGES });
  private changeCount = 0;
  private readonly strangers: PacedQueue | null;
  private readonly now: () => number;
  private listener: SettingsListener = { failed: ignore, stale: ignore, replaced: ignore };

  constructor(private readonly options: TenantDirectoryOptions) {
    this.now = options.now ?? Date.now;
    this.sites = makeHostEntries(options.maxReady);
    const { loopTimes: times } = options;
    this.strangers = times ? new PacedQueue({ times, ...STRANGERS }) : null;
  }

  /**
   * The site on a host, compiled for no release yet.
   * @param host canonical, as `parseHost` and `tenantHost` give it
   * @param origin scheme and host as the visitor wrote them
   * @param choice language that the visitor asked for; it counts where the site offers it
   * @returns null where no site is known under that host
   * @throws AppError offline while the platform cannot be asked and nothing is known of the host; `watch` tells the log
   */
  async find(host: string, origin: string, choice?: string): Promise<SiteEdition | null> {
    const known = this.sites.get(host);
    if (known && this.isOutdated(known)) return (await this.loadOr(host, known))?.edition(origin, choice) ?? null;
    if (known) {
      // It never fails here: there was a version when this site was loaded.
      known.renewVersion(await this.options.platform.version());
      const age = this.now() - known.checkedAt;
      if (age < FRESH_MS) return known.edition(origin, choice);
      const coming = this.load(host).catch(() => known);
      if (age < QUIET_MS || known.isStale) return known.edition(origin, choice);
      return (await within(coming, QUIET_PATIENCE_MS, known))?.edition(origin, choice) ?? null;
    }
    if ((this.unknown.get(host) ?? -Infinity) > this.now() - UNKNOWN_MS) return null;
    try {
      return (await this.load(host))?.edition(origin, choice) ?? null;
    } catch (error) {
      throw unavailable(error);
    }
  }

  /**
   * The site on a host as its draft has it: asked for anew each time, and kept by nobody.
   * @param as whoever asks
   * @throws AppError of the platform's answer where it does not show them the draft
   */
  async draft(
    host: string,
    edition: SiteEdition,
    as: Required<Pick<Caller, "session" | "preview">>,
  ): Promise<SiteEdition> {
    const { tenant, appVersion } = edition;
    const { origin, language } = tenant;
    const { tenant: drafted, ...rest } = this.adapted(
      await loadDraft(this.options.upstream, host, { tenant, appVersion }, as),
    );
    const isShared = as.preview !== OWN_DRAFT;
    const site = { ...rest, tenant: { ...drafted, ...(isShared && { isDraft: true }) } };
    return new HostEntry(site, this.now()).edition(origin, language);
  }

  /**
   * The settings of a tenant were changed through this process: the next page of each of its hosts waits for the new ones.
   * @param key of the tenant
   */
  changed(key: string): void {
    this.changes.set(key, ++this.changeCount);
    // It may be a site that was just made.
    this.unknown.clear();
  }

  /** What `find` throws where the last start-up of a host failed. Undefined while its first one is under way. */
  failureOf(host: string): AppError | undefined {
    const error = this.failures.get(host);
    return error && unavailable(error);
  }

  /** Key of the tenant on a host, where it is already known: for logs. */
  keyOf(host: string): string | null {
    return this.sites.peek(host)?.site.tenant.key ?? null;
  }

  /** Whether the settings of any site are known. */
  get hasSites(): boolean {
    return this.sites.hasAny;
  }

  /** Reports to `listener`, and to nobody else any more. */
  watch(listener: SettingsListener): void {
    this.listener = listener;
  }

  private isOutdated(site: HostEntry): boolean {
    return (this.changes.get(site.site.tenant.key) ?? 0) > site.change;
  }

  /** The site anew; the one that is known while the platform is down or slow. */
  private loadOr(host: string, known: HostEntry): Promise<HostEntry | null> {
    const coming = this.load(host).catch(() => known);
    return within(coming, CHANGED_PATIENCE_MS, known);
  }

  private load(host: string): Promise<HostEntry | null> {
    const change = this.changeCount;
    const running = this.pending.get(host);
    // One that began before the last change may bring what was there before it.
    if (running?.change === change) return running.site;
    const started: Loading = {
      change,
      site: this.loadOnce(host, change).finally(() => {
        if (this.pending.get(host) === started) this.pending.delete(host);
      }),
    };
    this.pending.set(host, started);
    return started.site;
  }

  private async loadOnce(host: string, change: number): Promise<HostEntry | null> {
    try {
      const load = () => loadSite(this.options.upstream, this.options.platform, host);
      const loaded = await (this.strangers && !this.sites.peek(host) ? this.strangers.run(ANYBODY, load) : load());
      this.failures.delete(host);
      return loaded ? this.keep(host, this.adapted(loaded), change) : this.forget(host);
    } catch (error) {
      this.goStale(host, toAppError(error), change);
      throw error;
    }
  }

  private adapted(loaded: Site): Site {
    const { adapt } = this.options;
    if (!adapt) return loaded;
    return { ...loaded, tenant: { ...loaded.tenant, settings: adapt(loaded.tenant.settings) } };
  }

  private keep(host: string, loaded: Site, change: number): HostEntry {
    this.unknown.delete(host);
    const before = this.sites.get(host);
    if (before && before.change > change) return before;
    const site = before ?? new HostEntry(loaded, this.now());
    const wasStale = site.isStale;
    const { revision } = site.site;
    // The platform counts changes: settings under the same number have not changed.
    const isNew = before === undefined || site.renew(loaded, change > site.change && loaded.revision === undefined);
    // Pages that are made under the new number are made of answers from after it.
    if (before && loaded.revision !== revision) this.options.upstream.forgetAnswers();
    site.change = change;
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

  private goStale(host: string, error: AppError, change: number): void {
    const site = this.sites.peek(host);
    if (!site) {
      if (!this.failures.has(host)) this.listener.failed(host, error);
      this.failures.set(host, error);
      return;
    }
    site.checkedAt = this.now();
    // Whoever comes next need not wait for a platform that is down.
    site.change = Math.max(site.change, change);
    if (!site.isStale) this.listener.stale(host, error);
    site.isStale = true;
  }
}

import type { FastifyInstance } from "fastify";

import { buildApp, type AppDeps } from "../app";
import { EMPTY_REGISTRY, type Registry } from "../../registry/schema";
import type { OldPage } from "../cache/PageCache";
import { Metrics } from "../health/Metrics";
import { RemoteMetrics } from "../observe/RemoteMetrics";
import { RemoteWatch } from "../observe/RemoteWatch";
import { AccountSite } from "../session/AccountSite";
import { PlatformSession } from "../startup/PlatformSession";
import { TenantDirectory } from "../startup/TenantDirectory";
import type { PageHandler, Visit } from "../types";
import { Upstream } from "../upstream/Upstream";
import { CREDENTIALS, FakePlatform } from "./FakePlatform";

/** A page handler that says what it was given. */
class EchoPages implements PageHandler {
  readonly visits: Visit[] = [];
  before: (() => Promise<void>) | null = null;

  handle: PageHandler["handle"] = async (_request, reply, visit) => {
    this.visits.push(visit);
    await this.before?.();
    const { tenant, isStale, appVersion } = visit.edition;
    return reply
      .type("text/html")
      .send(
        `<h1>${tenant.settings.title}</h1>${JSON.stringify({ key: tenant.key, isStale, appVersion, path: visit.url.pathname })}`,
      );
  };

  files: PageHandler["files"] = async (_request, reply, _edition, release) => reply.send({ release });
}

/** The server under test over a platform on loopback, with a clock that tests move. */
export class TestServer {
  readonly platform = new FakePlatform();
  readonly pages = new EchoPages();
  readonly logLines: Record<string, unknown>[] = [];
  readonly metrics = new Metrics();
  registry: Registry = EMPTY_REGISTRY;
  /** Canaries that were taken back. */
  readonly aborted: string[] = [];
  readonly remotes = new RemoteWatch({
    metrics: new RemoteMetrics(this.metrics.registry, this.metrics.tenantLabel),
    readRegistry: () => Promise.resolve(this.registry),
    abort: (remote, version, reason) => Promise.resolve(this.aborted.push(`${remote}@${version} ${reason}`) > 0),
    takeBack: () => Promise.resolve(false),
    sizeOf: () => Promise.resolve({ web: 0, server: 0 }),
    vitalsSample: 0.1,
    now: () => this.timeMs,
  });
  timeMs = 1_000_000;
  isRegistryReady = true;
  /** Pages that were kept, by their addresses. */
  readonly old = new Map<string, OldPage>();
  hasPages = false;
  isSaving = true;
  upstream!: Upstream; // set by `start`, as the two below
  directory!: TenantDirectory;
  app!: FastifyInstance;
  private closers: (() => Promise<void>)[] = [];

  async start(
    overrides: Partial<AppDeps> & {
      timeoutMs?: number;
      /** `ACCOUNT_URL`. */
      accountUrl?: string | undefined;
      urls?: Partial<FakePlatform["urls"]>;
      named?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<this> {
    const { timeoutMs = 2_000, urls, named = {}, ...given } = overrides;
    const { accountUrl, ...deps } = { accountUrl: "https://account.example/login", ...given };
    await this.platform.start();
    this.closers = [() => this.platform.stop()];
    const now = () => this.timeMs;
    this.upstream = new Upstream({
      urls: urls ?? this.platform.urls,
      named,
      appTokenSecret: CREDENTIALS.appTokenSecret,
      timeoutMs,
      onCall: this.metrics.countCall,
      now,
    });
    this.closers.unshift(() => this.upstream.close());
    const platform = new PlatformSession({ upstream: this.upstream, ...CREDENTIALS, now });
    this.directory = new TenantDirectory({ upstream: this.upstream, platform, maxReady: 100, now });
    this.app = await buildApp({
      env: {
        logLevel: "debug",
        metricsToken: undefined,
        trustProxy: false,
      },
      upstream: this.upstream,
      accountSite: new AccountSite({ url: accountUrl }),
      secrets: CREDENTIALS,
      platform,
      directory: this.directory,
      metrics: this.metrics,
      remotes: this.remotes,
      pages: this.pages,
      kept: Object.defineProperty(
        { findOld: (address: string) => Promise.resolve(this.old.get(address) ?? null), hasPages: false },
        "hasPages",
        { get: () => this.hasPages },
      ),
      registryReady: () => this.isRegistryReady,
      isSaving: () => this.isSaving,
      logStream: { write: (line) => this.logLines.push(JSON.parse(line) as Record<string, unknown>) }, // pino's own lines
      ...deps,
    });
    this.closers.unshift(() => this.app.close());
    return this;
  }

  /** A request for a page of a tenant. */
  get(url: string, headers: Record<string, string> = {}, host = "main.localhost:3000") {
    return this.app.inject({ method: "GET", url, headers: { host, ...headers } });
  }

  /** Closes what was opened, last first. */
  async stop(): Promise<void> {
    for (const close of this.closers.splice(0)) await close();
  }
}

/** Waits for something that happens behind an answer's back. */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("it never came to hold");
};

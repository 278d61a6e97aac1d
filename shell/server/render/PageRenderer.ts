import { AppError } from "@serambi/kernel/errors";
import type { FastifyReply, FastifyRequest } from "fastify";

import type { Override } from "../../registry/dev/overrideToken";
import type { Release } from "../../registry/resolve";
import { cacheKey } from "../cache/cacheKey";
import { makeCachedPage, sendCachedPage, type CachedPage } from "../cache/CachedPage";
import { PageCache } from "../cache/PageCache";
import type { PageWatch } from "../observe/RemoteWatch";
import { NoteLog } from "../report/NoteLog";
import { allowLocalBuild } from "../override/allowLocalBuild";
import { developerTools } from "../override/developerTools";
import type { Overrides } from "../override/Overrides";
import { allowAnalytics } from "../security/allowAnalytics";
import type { PageHandler, Visit } from "../types";
import { hasSession } from "../visitor/session";
import { visitorCohort } from "../visitor/visitorCohort";
import { answeredSite } from "./answeredSite";
import type { ClientAssets } from "./ClientAssets";
import { encodingFor, type Encoding } from "./compress";
import { LastGoodSettings } from "./LastGoodSettings";
import type { CurrentRelease, LiveReleases } from "./LiveReleases";
import {
  isWhole,
  type PageAnswer,
  type PageOrder,
  type PageService,
  type RenderedPage,
  type Renderer,
} from "./Renderer";
import { RenderInterrupted } from "./RenderInterrupted";
import { renderMaintenance } from "./renderMaintenance";
import { RequestFailures } from "./RequestFailures";
import { respond } from "./respond";
import type { RestTrials } from "./RestTrials";
import { siteRoutes, type SiteRoutes } from "./siteRoutes";

/** How often a page is begun: anew after another page, or its own, had ended the process that rendered it. */
const MAX_TRIES = 3;
const RETRY_AFTER_SECONDS = 5;

interface PageRendererDeps {
  readonly releases: LiveReleases;
  readonly renderer: Renderer;
  readonly assets: ClientAssets;
  /** One that processes share, where there are several. */
  readonly cache?: PageCache;
  readonly watch?: PageWatch;
  /** Where versions that rest are tried again. */
  readonly trials?: RestTrials;
  /** Local builds in the place of remotes; null where nobody may show one. */
  readonly overrides?: Overrides | null;
  /** Whether any page has the development panel. */
  readonly hasPanel?: boolean;
}

/** A visit with the release that it sees. */
interface Decided {
  readonly current: CurrentRelease;
  readonly visit: Visit;
  readonly routes: SiteRoutes;
  /** What this browser alone shows in the place of a remote. */
  readonly override: Override | null;
}

const remotesOf = ({ remotes }: Release, names: readonly string[]) =>
  names.map((remote) => ({ remote, version: remotes[remote]?.version ?? "" }));

/** What it is meant to be, to its end: a page with a gap or a late slot may be another one for the next visitor. */
const toCached = ({ status, isSound, body, remotes }: RenderedPage, nonce: string, policy: string): CachedPage | null =>
  status === 200 && isSound && isWhole(body)
    ? makeCachedPage(Buffer.concat(body).toString("utf8"), nonce, policy, remotes)
    : null;

/** Answers pages: decides the release, sends what is kept, and has the renderer make the rest. */
export class PageRenderer implements PageHandler {
  private readonly settings = new LastGoodSettings();
  private readonly cache: PageCache;
  private readonly notes = new NoteLog();

  constructor(private readonly deps: PageRendererDeps) {
    this.cache = deps.cache ?? new PageCache();
  }

  handle = async (request: FastifyRequest, reply: FastifyReply, asked: Visit): Promise<FastifyReply> => {
    const { tenant } = asked.site;
    if (tenant.settings.isMaintenance) return renderMaintenance(reply, this.deps.assets, asked);
    allowAnalytics(reply, tenant.settings);
    const override = this.deps.overrides?.of(request) ?? null;
    if (override) allowLocalBuild(reply, override.address);
    let cohort: number | null | undefined;
    const decide = (): Promise<Decided> =>
      this.decide(asked, override, (registry) => (cohort ??= visitorCohort(request, reply, registry, tenant.key)));
    const decided = await decide();

    const key = override ? null : cacheKey(request, decided.visit, decided.routes);
    // As it was given to this request: sending a cached page changes it.
    const policy = String(reply.raw.getHeader("content-security-policy") ?? "");
    const known = key === null ? null : (this.cache.find(key) ?? (await this.cache.findShared(key)));
    if (key !== null && known) {
      if (known.isStale) void this.cache.renew(key, () => this.makeAnew(request, policy, decided));
      this.tellShown(decided, known.page.remotes);
      return sendCachedPage(request, reply, known.page);
    }

    const isKept = key !== null && this.cache.admits(key);
    const made = await this.render(request, decided, decide, isKept ? undefined : encodingFor(request), true);
    const { page } = made;
    if (page.kind === "redirect") return reply.redirect(page.to, page.status);
    this.tellShown(made.decided, page.remotes);
    const cached = isKept && made.decided.routes.id === decided.routes.id ? toCached(page, asked.nonce, policy) : null;
    if (key !== null && cached) {
      this.cache.keep(key, cached);
      return sendCachedPage(request, reply, cached);
    }
    const isOwn = override !== null || hasSession(request);
    reply.code(page.status).header("cache-control", isOwn ? "private, no-store" : "private, no-cache");
    if (page.status === 503) reply.header("retry-after", RETRY_AFTER_SECONDS);
    return respond(request, reply, page);
  };

  private async decide(
    asked: Visit,
    override: Override | null,
    cohortIn: Parameters<LiveReleases["current"]>[1],
  ): Promise<Decided> {
    const { tenant } = asked.site;
    const current = await this.deps.releases.current(tenant.key, cohortIn);
    const routes = siteRoutes(current.release, tenant);
    const visit: Visit = { ...asked, site: { ...asked.site, tenant: answeredSite(routes, tenant) } };
    return { current, routes, override, visit };
  }

  private tellShown({ current, visit, override }: Decided, names: readonly string[]): void {
    // What is shown with a local build says nothing about any version.
    if (!override) this.deps.watch?.shown(visit.site.tenant.key, remotesOf(current.release, names));
  }

  /** The page once more, if it may be kept. */
  private async makeAnew(request: FastifyRequest, policy: string, decided: Decided): Promise<CachedPage | null> {
    // A page from before goes on while code that it needs is given a rest.
    if (decided.current.release.absent) throw new Error("Not all of it can be made just now");
    const { page } = await this.render(request, decided, () => Promise.resolve(decided), undefined, false);
    return page.kind === "page" ? toCached(page, decided.visit.nonce, policy) : null;
  }

  /**
   * @param decide once more: whose code ended the renderer is known by then
   * @param encoding to compress it in where it is made, unless it is to be kept
   * @param isSeen whether a visitor waits for it
   * @throws AppError unavailable where the renderer was ended each time
   */
  private async render(
    request: FastifyRequest,
    first: Decided,
    decide: () => Promise<Decided>,
    encoding: Encoding | undefined,
    isSeen: boolean,
  ): Promise<{ readonly page: PageAnswer; readonly decided: Decided }> {
    let decided = first;
    for (let tries = 1; ; tries += 1) {
      try {
        return { page: await this.renderOnce(request, decided, encoding, isSeen), decided };
      } catch (error) {
        if (!(error instanceof RenderInterrupted)) throw error;
        if (tries >= MAX_TRIES || !isSeen)
          throw new AppError("unavailable", error.message, { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS });
        decided = await decide();
      }
    }
  }

  private async renderOnce(
    request: FastifyRequest,
    decided: Decided,
    encoding: Encoding | undefined,
    isSeen: boolean,
  ): Promise<PageAnswer> {
    const { renderer, assets, watch, trials, hasPanel = false } = this.deps;
    const { current, visit, override, routes } = decided;
    const { site, nonce, url } = visit;
    const { tenant } = site;
    const isPublic = !hasSession(request);
    const failures = new RequestFailures(request.log, tenant.key, current.release.id, isSeen ? watch : undefined);
    const developer = developerTools(assets, current.release, routes, { override, hasPanel });
    const order: PageOrder = {
      tenant,
      appVersion: site.appVersion,
      isStale: site.isStale,
      url: url.href,
      nonce,
      isPublic,
      absent: override ? [override.remote] : [],
      vitalsSample: override ? 0 : (watch?.sampleOf(new Set(routes.routes.map(({ remote }) => remote))) ?? 0),
      ...(developer && { developer }),
      ...(encoding && { encoding }),
    };
    const service: PageService = {
      http: this.settings.over(tenant.key, visit.http, isPublic),
      onFailure: failures.tell,
      onNote: (note) => this.notes.tell(request.log, { tenant: tenant.key, release: current.release.id }, note),
    };
    const page = await renderer.page(current.release, order, service);
    if (page.kind === "page" && isPublic && isSeen && !override)
      trials?.offer(current, page.remotes, order, service.http);
    return page;
  }
}

import { isOneClick } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import type { FastifyReply, FastifyRequest } from "fastify";

import { matchRoute } from "../../client/page/routeTable";
import type { Override } from "../../registry/dev/overrideToken";
import { RELEASE_HEADER } from "../../client/page/sentPage";
import type { Artefact, ShippedVersion } from "../../registry/schema";
import { cacheKey } from "../cache/cacheKey";
import { sendCachedPage, type CachedPage } from "../cache/CachedPage";
import { PageCache } from "../cache/PageCache";
import type { SiteEdition } from "../edition/SiteEdition";
import { visitorRoutes } from "../edition/siteRoutes";
import { askerOf } from "../queue/connections";
import type { PageWatch } from "../observe/RemoteWatch";
import { NoteLog } from "../report/NoteLog";
import { allowLocalBuild } from "../override/allowLocalBuild";
import { developerTools } from "../override/developerTools";
import type { Overrides } from "../override/Overrides";
import { allowAnalytics } from "../security/allowAnalytics";
import { allowFraming } from "../security/allowFraming";
import type { PageHandler, Visit } from "../types";
import { visitorCohort } from "../visitor/visitorCohort";
import type { ClientAssets } from "./ClientAssets";
import { encodingFor, sendCompressed, type Encoding } from "./compress";
import { hasPage, isDocument, isEmbeddable, isEverywhere, remotesOf, withRelease, type Decided } from "./Decided";
import { LastGoodSettings } from "./LastGoodSettings";
import type { Releases } from "./Releases";
import { pageOrder } from "./pageOrder";
import type { PageAnswer, PageService, Renderer } from "./Renderer";
import { RenderInterrupted } from "./RenderInterrupted";
import { END_LINE, writeLine } from "./LineStream";
import { LineResponse, RELOAD_LINE, sendReload } from "./LineResponse";
import { renderMaintenance } from "./renderMaintenance";
import { RequestFailures } from "./RequestFailures";
import { respond } from "./respond";
import type { WakeTrials } from "./WakeTrials";
import { isForOneAlone, type SendOrder } from "./SendOrder";
import { siteFiles } from "./siteFiles";
import { toCached } from "./toCached";

/** How often a page is begun: anew after another page, or its own, had ended the process that rendered it. */
const MAX_TRIES = 5;
const RETRY_AFTER_SECONDS = 5;
/** How long a visitor waits for the turn of a page; where an older page can be shown, that one comes instead. */
const PATIENCE_MS = 10_000;
const PATIENCE_WITH_OLD_PAGE_MS = 2_000;
const RENEWAL_PATIENCE_MS = 30_000;

interface PageRendererDeps {
  readonly releases: Releases;
  readonly renderer: Renderer;
  readonly assets: ClientAssets;
  /** What a version says of its files, as it was signed. */
  readonly describe: (remote: string, shipped: ShippedVersion) => Promise<Artefact>;
  /** One that processes share, where there are several. */
  readonly cache?: PageCache;
  readonly watch?: PageWatch;
  /** Where versions that rest are tried again. */
  readonly trials?: WakeTrials;
  /** Local builds in the place of remotes; null where nobody may show one. */
  readonly overrides?: Overrides | null;
  /** Whether any page has the development panel. */
  readonly hasPanel?: boolean;
}

/** Answers pages: decides the release, sends what is kept, and has the renderer make the rest. */
export class PageRenderer implements PageHandler {
  private readonly settings = new LastGoodSettings();
  private readonly cache: PageCache;
  private readonly notes = new NoteLog();

  constructor(private readonly deps: PageRendererDeps) {
    this.cache = deps.cache ?? new PageCache();
  }

  handle = async (request: FastifyRequest, reply: FastifyReply, asked: Visit): Promise<FastifyReply> => {
    const { tenant } = asked.edition;
    const { isForClick = false } = asked;
    const override = this.deps.overrides?.of(request) ?? null;
    if (override) allowLocalBuild(reply, override.address);
    let cohort: number | null | undefined;
    const decide = (): Promise<Decided> =>
      this.decide(asked, override, (registry) => (cohort ??= visitorCohort(request, reply, registry, tenant.key)));
    // Those who look at a draft see the site that is being made ready; and whoever runs it has to get at it.
    const isClosed = tenant.settings.isMaintenance && !asked.isDraft;
    if (isClosed && !(await decide().then(isEverywhere, () => false)))
      return isForClick ? sendReload(reply) : renderMaintenance(reply, this.deps.assets, asked);
    const decided = isForClick ? await this.pinned(request, asked, await decide()) : await decide();
    if (!decided || (isForClick && isDocument(decided))) return sendReload(reply);

    if (!isForClick) allowAnalytics(reply, tenant.settings);
    if (isEmbeddable(decided)) allowFraming(reply);
    const key = override ? null : cacheKey(request, decided.visit);
    // As it was given to this request: sending a cached page changes it.
    const policy = String(reply.raw.getHeader("content-security-policy") ?? "");
    const known = key === null ? null : (this.cache.find(key) ?? (await this.cache.findShared(key)));
    if (key !== null && known) {
      if (known.isStale) void this.cache.renew(key, () => this.makeAnew(request, policy, decided));
      this.tellShown(decided, known.page.remotes);
      return sendCachedPage(request, reply, known.page);
    }
    const keptAs = key !== null && this.cache.admits(key) ? key : null;
    const order = { request, reply, decided, decide, policy, keptAs };
    return isForClick ? this.sendLines(order) : this.sendDocument(order);
  };

  /** The files of every page of a site, for who fetches code ahead. */
  files = async (
    request: FastifyRequest,
    reply: FastifyReply,
    edition: SiteEdition,
    release: string,
  ): Promise<FastifyReply> => {
    const found = edition.tenant.settings.isMaintenance ? null : await this.deps.releases.ofId(release);
    if (!found) throw new AppError("not-found", "No such release");
    const { tenant, routes } = edition.in(found.release);
    const files = await siteFiles(
      visitorRoutes(found.release, routes),
      found.release,
      tenant.language,
      this.deps.describe,
    );
    void reply.header("cache-control", "private, max-age=86400");
    return sendCompressed(request, reply, { type: "application/json; charset=utf-8", text: JSON.stringify(files) });
  };

  private async sendDocument({
    request,
    reply,
    decided: first,
    decide,
    policy,
    keptAs,
  }: SendOrder): Promise<FastifyReply> {
    const encoding = keptAs === null ? encodingFor(request) : undefined;
    const { page, decided } = await this.render(request, first, decide, encoding, true);
    if (page.kind === "redirect") {
      const { form } = first.visit;
      // Mail programs follow no redirects (RFC 8058, section 3.1): what was done is all that they ask.
      if (form && isOneClick(form)) return reply.header("cache-control", "private, no-store").send("");
      // A browser that kept it would go in a circle once the page has moved back.
      return reply.header("cache-control", "private, no-cache").redirect(page.to, page.status);
    }
    this.tellShown(decided, page.remotes);
    const isSame = decided.visit.edition.release === first.visit.edition.release;
    const cached = keptAs !== null && isSame ? toCached(page, first.visit, policy, "") : null;
    if (keptAs !== null && cached) {
      this.cache.keep(keptAs, cached);
      return sendCachedPage(request, reply, cached);
    }
    const isOwn = isForOneAlone(request, decided);
    reply.code(page.status).header("cache-control", isOwn ? "private, no-store" : "private, no-cache");
    if (page.status === 503) reply.header("retry-after", RETRY_AFTER_SECONDS);
    return respond(request, reply, page);
  }

  /** First the files of the page, before any host is asked; then what its loader gives, then its late slots. */
  private async sendLines({
    request,
    reply,
    decided: first,
    decide,
    policy,
    keptAs,
  }: SendOrder): Promise<FastifyReply> {
    const files = await this.filesLine(first);
    const isOwn = isForOneAlone(request, first);
    reply.header("cache-control", isOwn ? "private, no-store" : "private, no-cache");
    const lines = new LineResponse(request, reply);
    lines.write(files);
    try {
      const { page, decided } = await this.render(request, first, decide, undefined, true);
      if (page.kind === "redirect") lines.end(writeLine({ kind: "redirect", to: page.to }) + END_LINE);
      else if (decided.visit.edition.release !== first.visit.edition.release) lines.end(RELOAD_LINE);
      else {
        this.tellShown(decided, page.remotes);
        const cached = keptAs === null ? null : toCached(page, first.visit, policy, files);
        if (keptAs !== null && cached) this.cache.keep(keptAs, cached);
        lines.pipe(page.body);
      }
    } catch (error) {
      // The answer has begun: whoever asked loads the page whole, and is told there.
      request.log.error({ err: error }, "a page could not be made for a click");
      lines.end(RELOAD_LINE);
    }
    return reply;
  }

  /**
   * A click goes on in the release that its page was opened under, for as long as that can be had. Null where the page is to be loaded
   * whole: also one that came after that release.
   */
  private async pinned(request: FastifyRequest, asked: Visit, current: Decided): Promise<Decided | null> {
    const wanted = request.headers[RELEASE_HEADER];
    if (wanted === undefined || wanted === current.current.release.id) return current;
    const past = typeof wanted === "string" ? await this.deps.releases.ofId(wanted) : null;
    if (!past) return null;
    const decided = withRelease(asked, current.override, past);
    return hasPage(decided) || !hasPage(current) ? decided : null;
  }

  private async filesLine({ current: { release }, visit, override }: Decided): Promise<string> {
    const route = matchRoute(visit.edition.routes, visit.url.pathname)?.route;
    if (!route || route.remote === override?.remote) return "";
    const { remote, page } = route;
    const files = (await siteFiles([route], release, visit.edition.tenant.language, this.deps.describe))[
      `${remote}/${page}`
    ];
    return files ? writeLine({ kind: "files", release: release.id, remote, page, ...files }) : "";
  }

  private async decide(
    asked: Visit,
    override: Override | null,
    cohortIn: Parameters<Releases["current"]>[1],
  ): Promise<Decided> {
    return withRelease(asked, override, await this.deps.releases.current(asked.edition.tenant.key, cohortIn));
  }

  private tellShown({ current, visit, override }: Decided, names: readonly string[]): void {
    // What is shown with a local build says nothing about any version.
    if (!override) this.deps.watch?.shown(visit.edition.tenant.key, remotesOf(current.release, names));
  }

  /** The page once more, if it may be kept. */
  private async makeAnew(request: FastifyRequest, policy: string, decided: Decided): Promise<CachedPage | null> {
    // A page from before goes on while code that it needs is given a rest.
    if (decided.current.release.absent) throw new Error("Not all of it can be made just now");
    const { page } = await this.render(request, decided, () => Promise.resolve(decided), undefined, false);
    // Nor does what a host cannot give just now end what it gave.
    if (page.kind === "page" && page.status >= 500) throw new Error(`It would be ${page.status} just now`);
    const files = decided.visit.isForClick ? await this.filesLine(decided) : "";
    return page.kind === "page" ? toCached(page, decided.visit, policy, files) : null;
  }

  /**
   * @param decide as in `SendOrder`
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
    const { renderer, assets, watch, trials, hasPanel } = this.deps;
    const { current, visit, override } = decided;
    const { edition, url } = visit;
    const { tenant, routes } = edition;
    const order = pageOrder(request, decided, {
      encoding,
      vitalsSample: watch?.sampleOf(new Set(routes.map(({ remote }) => remote))) ?? 0,
      developer: developerTools(assets, current.release, routes, { override, hasPanel: hasPanel ?? false }),
      movedTo: edition.moves.of(url),
    });
    const failures = new RequestFailures(request.log, tenant.key, current.release.id, isSeen ? watch : undefined);
    const service: PageService = {
      asker: isSeen
        ? { ...askerOf(request, tenant.key), patienceMs: this.patienceFor(request) }
        : { tenant: tenant.key, visitor: "", patienceMs: RENEWAL_PATIENCE_MS },
      http: this.settings.over(tenant.key, visit.http, order.isPublic),
      onFailure: failures.tell,
      onNote: (note) => this.notes.tell(request.log, { tenant: tenant.key, release: current.release.id }, note),
    };
    const page = await renderer.page(current.release, order, service);
    if (page.kind === "page" && order.isPublic && isSeen && !override)
      trials?.offer(current, page.remotes, order, service.http);
    return page;
  }

  private patienceFor({ oldAddress }: FastifyRequest): number {
    return oldAddress !== null && this.cache.hasOld(oldAddress) ? PATIENCE_WITH_OLD_PAGE_MS : PATIENCE_MS;
  }
}

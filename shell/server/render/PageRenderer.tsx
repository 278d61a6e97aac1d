import { KainProvider } from "@serambi/kernel/ui";
import type { FastifyReply, FastifyRequest } from "fastify";
import { enableStaticRendering } from "mobx-react-lite";

import type { PageState } from "../../client/boot/pageState";
import { App } from "../../client/frame/App";
import { PAGE_PLACE } from "../../client/frame/PageOutlet";
import { RenderedContext } from "../../client/frame/Rendered";
import { pageJsonLd } from "../../client/head/pageJsonLd";
import { pageMeta } from "../../client/head/pageMeta";
import { shownHead } from "../../client/head/shownHead";
import { loadLayout } from "../../client/layouts";
import { loadMessages } from "../../client/messages";
import { placeKey } from "../../client/page/placeKey";
import { preparePage } from "../../client/page/preparePage";
import type { Shown } from "../../client/page/Shown";
import { SiteVisit } from "../../client/page/SiteVisit";
import type { PageResult, SiteRelease } from "../../client/page/types";
import { themeScript } from "../../client/styles/themeScript";
import { cacheKey } from "../cache/cacheKey";
import { makeCachedPage, sendCachedPage, type CachedPage } from "../cache/CachedPage";
import { PageCache } from "../cache/PageCache";
import { cardPicture } from "../cards/cardPicture";
import { allowAnalytics } from "../security/allowAnalytics";
import type { PageHandler, Visit } from "../types";
import { hasSession } from "../visitor/session";
import { answeredSite } from "./answeredSite";
import { stateOf, statusOf } from "./answers";
import type { ClientAssets } from "./ClientAssets";
import { documentHead } from "./documentHead";
import { documentTail } from "./documentTail";
import { FailureLog } from "./FailureLog";
import { LastGoodSettings } from "./LastGoodSettings";
import type { LiveRelease } from "./LiveRelease";
import type { LiveReleases } from "./LiveReleases";
import { pageFiles } from "./pageFiles";
import { renderMaintenance } from "./renderMaintenance";
import { renderSlots, slotState } from "./renderSlots";
import { respond, wholePage } from "./respond";
import { siteLook } from "./siteLook";
import { staticNavigator } from "./staticNavigator";
import { renderAtOnce, streamApp, type AppStream } from "./streamApp";

const PRELOAD_TIMEOUT_MS = 6_000;

// Before any page is loaded: observers must not watch stores that live for one request.
enableStaticRendering(true);

const ignore = (): void => undefined;

interface PageRendererDeps {
  readonly releases: LiveReleases;
  readonly assets: ClientAssets;
  /** One that processes share, where there are several. */
  readonly cache?: PageCache;
  /** Whether browsers are to register the service worker. */
  readonly isWorkerOn?: boolean;
  readonly now?: () => Date;
}

type Redirect = Extract<PageResult, { kind: "redirect" }>;

/** A page up to its first byte. */
interface RenderedPage {
  readonly kind: "page";
  readonly status: number;
  /** Nothing of it failed or is missing, and it is for everybody. */
  readonly isSound: boolean;
  readonly stream: AppStream;
  readonly head: string;
  readonly tail: string;
}

/** What it is meant to be, to its end: a page with a gap or a late slot may be another one for the next visitor. */
const isCacheable = ({ status, isSound, stream }: RenderedPage): boolean =>
  status === 200 && isSound && stream.isComplete;

const toCached = ({ stream, head, tail }: RenderedPage, { nonce }: Visit, policy: string): CachedPage =>
  makeCachedPage(wholePage(stream, head, tail).toString("utf8"), nonce, policy);

/** Answers pages: decides the release, prepares page and slots, renders, and sends what the browser needs to take over. */
export class PageRenderer implements PageHandler {
  private readonly settings = new LastGoodSettings();
  private readonly cache: PageCache;

  constructor(private readonly deps: PageRendererDeps) {
    this.cache = deps.cache ?? new PageCache();
  }

  handle = async (request: FastifyRequest, reply: FastifyReply, asked: Visit): Promise<FastifyReply> => {
    const { tenant } = asked.site;
    if (tenant.settings.isMaintenance) return renderMaintenance(reply, this.deps.assets, asked);
    allowAnalytics(reply, tenant.settings);
    const live = await this.deps.releases.current(tenant.key);
    const release = live.forSite(tenant);
    const visit: Visit = { ...asked, site: { ...asked.site, tenant: answeredSite(release, tenant) } };

    const key = cacheKey(request, visit, release);
    // As it was given to this request: sending a cached page changes it.
    const policy = String(reply.raw.getHeader("content-security-policy") ?? "");
    const known = key === null ? null : (this.cache.find(key) ?? (await this.cache.findShared(key)));
    if (key !== null && known) {
      if (known.isStale) void this.cache.renew(key, () => this.makeAnew(request, policy, visit, live, release));
      return sendCachedPage(request, reply, known.page);
    }

    const page = await this.render(request, visit, live, release);
    if (page.kind === "redirect") return reply.redirect(page.to, page.status);
    if (key !== null && isCacheable(page) && this.cache.admits(key)) {
      const cached = toCached(page, visit, policy);
      this.cache.keep(key, cached);
      return sendCachedPage(request, reply, cached);
    }
    reply.code(page.status).header("cache-control", hasSession(request) ? "private, no-store" : "private, no-cache");
    return respond(request, reply, page.stream, page.head, page.tail);
  };

  /** The page once more, if it may be kept. */
  private async makeAnew(
    request: FastifyRequest,
    policy: string,
    visit: Visit,
    live: LiveRelease,
    release: SiteRelease,
  ): Promise<CachedPage | null> {
    const page = await this.render(request, visit, live, release);
    return page.kind === "page" && isCacheable(page) ? toCached(page, visit, policy) : null;
  }

  private async render(
    request: FastifyRequest,
    visit: Visit,
    live: LiveRelease,
    release: SiteRelease,
  ): Promise<RenderedPage | Redirect> {
    const { site, nonce, url } = visit;
    const { tenant } = site;
    const http = this.settings.over(tenant.key, visit.http, !hasSession(request));
    const { assets, now = () => new Date() } = this.deps;
    const failures = new FailureLog(request.log, tenant.key, release.id);
    const session = new SiteVisit({ tenant, release, source: live, http, now });
    const address = { pathname: url.pathname, search: url.search };
    const result = await preparePage(session, address, { runPreload: true, timeoutMs: PRELOAD_TIMEOUT_MS });
    if (result.kind === "redirect") return result;
    if (result.kind === "failed") failures.log(result);
    if (result.kind === "refused" && result.status >= 500)
      request.log.warn({ tenant: tenant.key, status: result.status, reason: result.message }, "page refused");

    const page = result.kind === "page" ? result : null;
    const slots = page ? await renderSlots(session, page.slots, failures.log) : [];
    const [layout, t] = await Promise.all([loadLayout(tenant.settings.layout), loadMessages(tenant.language)]);
    const look = siteLook(tenant.settings, layout);
    const year = now().getFullYear();

    const shown: Shown = {
      location: { ...address, hash: "", state: null, key: "first" },
      result,
      slots: new Map(slots.map(({ view }) => [view.request.id, view])),
      key: placeKey(url.pathname, result),
      isSettled: false,
      versionOf: (remote) => release.remotes[remote]?.version ?? "",
    };
    const rendered = new Set<string>();
    const errors: unknown[] = [];
    let onError = (error: unknown): void => void errors.push(error);
    const app = (
      <RenderedContext value={(place) => void rendered.add(place)}>
        <KainProvider paint={look.paint}>
          <App
            shown={shown}
            layout={layout}
            tenant={tenant}
            t={t}
            navigator={staticNavigator}
            isStatic
            isStale={site.isStale}
            year={year}
            onRetry={ignore}
            report={ignore}
          />
        </KainProvider>
      </RenderedContext>
    );
    const isLate = slots.some(({ view }) => view.isLate);
    const whole = isLate ? null : renderAtOnce(app);
    if (!whole) rendered.clear();
    const stream = whole ?? (await streamApp(app, nonce, (error) => onError(error)));
    const isBroken = page !== null && !rendered.has(PAGE_PLACE);
    failures.logRendering(errors, page, isBroken ? [] : slots, rendered);
    // Whatever comes now is of a slot that streams in late.
    onError = (error) => failures.logRendering([error], page, [], rendered);

    const files = pageFiles(assets, live, release, {
      shell: ["shell", `layout-${layout.name}`, `messages-${tenant.language}`],
      route: page?.route ?? null,
      slots: slots.map(({ view }) => view.request),
      language: tenant.language,
      isMeasured: tenant.settings.analytics !== undefined,
    });
    const card = page ? cardPicture(tenant, layout, url.pathname, page.head) : undefined;
    const head = documentHead({
      language: tenant.language,
      className: layout.className,
      nonce,
      meta: pageMeta(tenant, url.pathname, shownHead(result, t), card),
      jsonLd: page ? pageJsonLd(tenant, url.pathname, page) : [],
      themeCss: look.css,
      themeScript,
      files,
      favicon: tenant.settings.favicon,
      icons: look.icons,
    });
    const state: PageState = {
      tenant,
      appVersion: site.appVersion,
      isStale: site.isStale,
      lookVersion: look.version,
      language: tenant.language,
      release: live.forPage(
        release,
        slots.map(({ view }) => view.request.name),
      ),
      result: stateOf(result),
      stores: await session.snapshots(),
      slots: slots.map(slotState),
      laterHashes: files.laterHashes,
      // The pages of the workshop are no pages of the site.
      isKept: (this.deps.isWorkerOn ?? false) && !url.pathname.startsWith("/_"),
      year,
    };
    const tail = documentTail({ nonce, state, files, fonts: look.fonts, entry: assets.scriptsOf("shell") });
    const isSound =
      page !== null && !page.isChecked && errors.length === 0 && slots.every(({ early }) => early?.kind === "ready");
    return { kind: "page", status: isBroken ? 500 : statusOf(result), isSound, stream, head, tail };
  }
}

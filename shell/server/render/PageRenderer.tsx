import { KainProvider } from "@serambi/kernel/ui";
import type { FastifyReply, FastifyRequest } from "fastify";
import { enableStaticRendering } from "mobx-react-lite";

import type { PageState } from "../../client/boot/pageState";
import { App } from "../../client/frame/App";
import { PAGE_PLACE } from "../../client/frame/PageOutlet";
import { RenderedContext } from "../../client/frame/Rendered";
import { pageMeta } from "../../client/head/pageMeta";
import { loadLayout } from "../../client/layouts";
import { loadMessages } from "../../client/messages";
import { placeKey } from "../../client/page/placeKey";
import { preparePage } from "../../client/page/preparePage";
import type { Shown } from "../../client/page/Shown";
import { SiteVisit } from "../../client/page/SiteVisit";
import { themeScript } from "../../client/styles/themeScript";
import type { PageHandler, Visit } from "../types";
import { stateOf, statusOf } from "./answers";
import type { ClientAssets } from "./ClientAssets";
import { documentHead } from "./documentHead";
import { documentTail } from "./documentTail";
import { FailureLog } from "./FailureLog";
import { LastGoodSettings } from "./LastGoodSettings";
import type { LiveReleases } from "./LiveReleases";
import { pageFiles } from "./pageFiles";
import { renderMaintenance } from "./renderMaintenance";
import { renderSlots, slotState } from "./renderSlots";
import { respond } from "./respond";
import { siteLook } from "./siteLook";
import { staticNavigator } from "./staticNavigator";
import { streamApp } from "./streamApp";

const PRELOAD_TIMEOUT_MS = 6_000;

// Before any page is loaded: observers must not watch stores that live for one request.
enableStaticRendering(true);

const ignore = (): void => undefined;

interface PageRendererDeps {
  readonly releases: LiveReleases;
  readonly assets: ClientAssets;
  readonly now?: () => Date;
}

/** Answers pages: decides the release, prepares page and slots, renders, and sends what the browser needs to take over. */
export class PageRenderer implements PageHandler {
  private readonly settings = new LastGoodSettings();

  constructor(private readonly deps: PageRendererDeps) {}

  handle = async (request: FastifyRequest, reply: FastifyReply, visit: Visit): Promise<FastifyReply> => {
    const { site, nonce, url } = visit;
    const { tenant } = site;
    const http = this.settings.over(tenant.key, visit.http);
    const { assets, releases, now = () => new Date() } = this.deps;
    if (tenant.settings.isMaintenance) return renderMaintenance(reply, assets, visit);

    const live = await releases.current(tenant.key);
    const release = live.forSite(tenant);
    const failures = new FailureLog(request.log, tenant.key, release.id);
    const session = new SiteVisit({ tenant, release, source: live, http, now });
    const address = { pathname: url.pathname, search: url.search };
    const result = await preparePage(session, address, { runPreload: true, timeoutMs: PRELOAD_TIMEOUT_MS });
    if (result.kind === "redirect") return reply.redirect(result.to, result.status);
    if (result.kind === "failed") failures.log(result);

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
    const stream = await streamApp(
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
      </RenderedContext>,
      nonce,
      (error) => onError(error),
    );
    const isBroken = page !== null && !rendered.has(PAGE_PLACE);
    failures.logRendering(errors, page, isBroken ? [] : slots, rendered);
    // Whatever comes now is of a slot that streams in late.
    onError = (error) => failures.logRendering([error], page, [], rendered);

    const files = pageFiles(assets, live, release, {
      shell: ["shell", `layout-${layout.name}`, `messages-${tenant.language}`],
      route: page?.route ?? null,
      slots: slots.map(({ view }) => view.request),
      language: tenant.language,
    });
    const screenTitle = result.kind === "not-found" ? t.notFoundTitle : t.errorTitle;
    const head = documentHead({
      language: tenant.language,
      className: layout.className,
      nonce,
      meta: pageMeta(tenant, url.pathname, page?.head ?? { title: screenTitle, isIndexed: false }),
      jsonLd: page?.jsonLd ?? [],
      themeCss: look.css,
      themeScript,
      files,
      favicon: tenant.settings.favicon,
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
      year,
    };
    reply.code(isBroken ? 500 : statusOf(result)).header("cache-control", "private, no-cache");
    return respond(
      request,
      reply,
      stream,
      head,
      documentTail({ state, files, fonts: look.fonts, entry: assets.scriptsOf("shell") }),
    );
  };
}

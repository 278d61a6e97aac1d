import { isAppError } from "@serambi/kernel/errors";
import type { Navigator } from "@serambi/kernel/router";
import { KainProvider } from "@serambi/kernel/ui";
import type { FastifyReply, FastifyRequest } from "fastify";
import { enableStaticRendering } from "mobx-react-lite";

import type { PageState, PageStateResult } from "../../client/boot/pageState";
import { App } from "../../client/frame/App";
import { PAGE_PLACE } from "../../client/frame/PageOutlet";
import { RenderedContext } from "../../client/frame/Rendered";
import { pageMeta } from "../../client/head/pageMeta";
import { loadLayout } from "../../client/layouts";
import { loadMessages } from "../../client/messages";
import { placeKey } from "../../client/page/placeKey";
import { preparePage } from "../../client/page/preparePage";
import { requestedSlots } from "../../client/page/prepareSlot";
import type { Shown } from "../../client/page/Shown";
import { SiteVisit } from "../../client/page/SiteVisit";
import type { PageResult, RemoteFailure } from "../../client/page/types";
import { themeScript } from "../../client/styles/themeScript";
import { type BundleLoader, remoteInStack } from "../../registry/BundleLoader";
import type { RegistryFile } from "../../registry/RegistryFile";
import { resolve } from "../../registry/resolve";
import type { PageHandler, Visit } from "../types";
import type { ClientAssets } from "./ClientAssets";
import { documentHead } from "./documentHead";
import { documentTail } from "./documentTail";
import { LiveRelease } from "./LiveRelease";
import { pageFiles } from "./pageFiles";
import { renderSlots, slotState, type ServerSlot } from "./renderSlots";
import { respond } from "./respond";
import { siteLook } from "./siteLook";
import { streamApp } from "./streamApp";

const PRELOAD_TIMEOUT_MS = 6_000;

// Before any page is loaded: observers must not watch stores that live for one request.
enableStaticRendering(true);

const ignore = (): void => undefined;

/** Rendering happens where nobody can navigate; links only ask for their address. */
const staticNavigator: Navigator = { createHref: (to) => (typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`), push: ignore, replace: ignore, go: ignore };

const statusOf = (result: PageResult): number => {
  switch (result.kind) {
    case "page":
      return 200;
    case "not-found":
      return 404;
    case "refused":
    case "redirect":
      return result.status;
    case "failed":
      return result.phase === "preload" && isAppError(result.error) ? result.error.status : result.phase === "preload" || result.phase === "render" ? 500 : 503;
  }
};

const stateOf = (result: Exclude<PageResult, { kind: "redirect" }>): PageStateResult => {
  switch (result.kind) {
    case "refused":
      return { kind: "refused", status: result.status, message: result.message };
    case "failed":
      return { kind: "failed", remote: result.remote, version: result.version };
    case "page":
    case "not-found":
      return { kind: result.kind };
  }
};

interface PageRendererDeps {
  readonly registry: RegistryFile;
  readonly bundles: BundleLoader;
  readonly assets: ClientAssets;
  readonly now?: () => Date;
}

/** Answers pages: decides the release, prepares page and slots, renders, and sends what the browser needs to take over. */
export class PageRenderer implements PageHandler {
  private live: LiveRelease | null = null;

  constructor(private readonly deps: PageRendererDeps) {}

  handle = async (request: FastifyRequest, reply: FastifyReply, { site, http, nonce, url }: Visit): Promise<FastifyReply> => {
    const { tenant } = site;
    const now = this.deps.now ?? (() => new Date());
    const live = await this.currentRelease(tenant.key);
    const release = live.forSite(tenant);
    const logFailure = ({ remote, version, phase, error }: RemoteFailure, slot?: string): void =>
      request.log.error({ remote, version, phase, slot, tenant: tenant.key, release: release.id, err: error }, "remote failed");

    const visit = new SiteVisit({ tenant, release, source: live, http, now });
    const result = await preparePage(visit, { pathname: url.pathname, search: url.search }, { runPreload: true, timeoutMs: PRELOAD_TIMEOUT_MS });
    if (result.kind === "redirect") return reply.redirect(result.to, result.status);
    if (result.kind === "failed") logFailure(result);

    const slots = result.kind === "page" ? await renderSlots(visit, await requestedSlots(visit, result), logFailure) : [];
    const [layout, t] = await Promise.all([loadLayout(tenant.settings.layout), loadMessages(tenant.language)]);
    const look = siteLook(tenant.settings, layout);

    const shown: Shown = {
      location: { pathname: url.pathname, search: url.search, hash: "", state: null, key: "first" },
      result,
      slots: new Map(slots.map(({ view }) => [view.request.id, view])),
      key: placeKey(url.pathname, result),
      isSettled: false,
      versionOf: (remote) => release.remotes[remote]?.version ?? "",
    };
    const rendered = new Set<string>();
    const errors: unknown[] = [];
    const stream = await streamApp(
      <RenderedContext value={(place) => void rendered.add(place)}>
        <KainProvider paint={look.paint}>
          <App shown={shown} layout={layout} tenant={tenant} t={t} navigator={staticNavigator} isStatic isStale={site.isStale} year={now().getFullYear()} onRetry={ignore} report={ignore} />
        </KainProvider>
      </RenderedContext>,
      nonce,
      (error) => errors.push(error),
    );

    const isPageBroken = result.kind === "page" && !rendered.has(PAGE_PLACE);
    this.logRenderErrors(errors, isPageBroken ? [] : brokenSlots(slots, rendered), logFailure, result);
    const files = pageFiles(live, release, { route: result.kind === "page" ? result.route : null, slots: slots.map(({ view }) => view.request), language: tenant.language });
    const { assets } = this.deps;
    const chunks = ["shell", `layout-${layout.name}`, `messages-${tenant.language}`];
    const head = documentHead({
      language: tenant.language,
      className: layout.className,
      nonce,
      meta: pageMeta(tenant, url.pathname, result.kind === "page" ? result.head : { title: result.kind === "not-found" ? t.notFoundTitle : t.errorTitle, isIndexed: false }),
      jsonLd: result.kind === "page" ? result.jsonLd : [],
      themeCss: look.css,
      themeScript,
      styles: [...assets.stylesOf(...chunks), ...files.styles],
      scripts: [...assets.scriptsOf(...chunks), ...files.scripts],
      fonts: look.fonts,
      favicon: tenant.settings.favicon || "/favicon.svg",
    });
    const state: PageState = {
      tenant,
      appVersion: site.appVersion,
      isStale: site.isStale,
      lookVersion: look.version,
      language: tenant.language,
      release,
      result: stateOf(result),
      stores: await visit.snapshots(),
      slots: slots.map(slotState),
      year: now().getFullYear(),
    };
    reply.code(isPageBroken ? 500 : statusOf(result)).header("cache-control", "private, no-cache");
    return respond(request, reply, stream, head, documentTail(state, assets.scriptsOf("shell")));
  };

  /** Whether pages can be answered at all: a registry with remotes that load. */
  isReady = async (): Promise<boolean> => (await this.currentRelease("")).isWhole;

  private async currentRelease(tenant: string): Promise<LiveRelease> {
    const release = resolve(await this.deps.registry.read(), { tenant, cohort: "" });
    if (this.live?.release === release && this.live.isWhole) return this.live;
    this.live = await LiveRelease.load(release, this.deps.bundles);
    return this.live;
  }

  private logRenderErrors(errors: readonly unknown[], broken: readonly ServerSlot[], log: (failure: RemoteFailure, slot?: string) => void, result: PageResult): void {
    errors.forEach((error, index) => {
      const slot = broken[index]?.view.request.name;
      const fallback = { remote: result.kind === "page" ? result.remote : "shell", version: "" };
      log({ kind: "failed", phase: "render", error, ...(remoteInStack(error) ?? fallback) }, slot);
    });
  }
}

const brokenSlots = (slots: readonly ServerSlot[], rendered: ReadonlySet<string>): ServerSlot[] =>
  slots.filter(({ view, early }) => early?.kind === "ready" && !rendered.has(view.request.id));

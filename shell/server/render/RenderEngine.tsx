import type { HttpClients } from "@serambi/kernel/http";
import { KainProvider, TextPlacesProvider } from "@serambi/kernel/ui";
import { enableStaticRendering } from "mobx-react-lite";

import type { PageState } from "../../client/boot/pageState";
import { App } from "../../client/frame/App";
import { PAGE_PLACE } from "../../client/frame/PageOutlet";
import { RenderedContext } from "../../client/frame/Rendered";
import { feedLinks } from "../../client/head/feedLinks";
import { pageJsonLd } from "../../client/head/pageJsonLd";
import { pageMeta } from "../../client/head/pageMeta";
import { shownHead } from "../../client/head/shownHead";
import { loadLayout } from "../../client/layouts";
import { loadMessages } from "../../client/messages";
import { placeKey } from "../../client/page/placeKey";
import { preparePage } from "../../client/page/preparePage";
import type { Shown } from "../../client/page/Shown";
import { SiteVisit } from "../../client/page/SiteVisit";
import { themeScript } from "../../client/styles/themeScript";
import { IntrinsicsAltered } from "../../registry/Intrinsics";
import type { Release } from "../../registry/resolve";
import { cardPicture } from "../cards/cardPicture";
import { hasSiteFeed } from "../feeds/feedSections";
import { stateOf, statusOf } from "./answers";
import type { ClientAssets } from "./ClientAssets";
import { compress } from "./compress";
import { documentHead } from "./documentHead";
import { documentTail } from "./documentTail";
import { FailureLog } from "./FailureLog";
import type { LiveRelease } from "./LiveRelease";
import { newestOf } from "./newestOf";
import { pageFiles } from "./pageFiles";
import { PageTexts } from "./PageTexts";
import type {
  LoadAnswer,
  PageAnswer,
  PageOrder,
  PageService,
  Renderer,
  SiteQuestion,
  SiteQuestions,
  Topic,
} from "./Renderer";
import { isWhole } from "./Renderer";
import { renderSlots, slotState } from "./renderSlots";
import { RenderInterrupted } from "./RenderInterrupted";
import { PRELOAD_TIMEOUT_MS, siteAnswers } from "./siteAnswers";
import { siteLook } from "./siteLook";
import { styleBytes } from "./styleBytes";
import { staticNavigator } from "./staticNavigator";
import { renderAtOnce, streamApp } from "./streamApp";
import { pageBody } from "./pageBody";
import { Turns } from "./Turns";

// Before any page is loaded: observers must not watch stores that live for one request.
enableStaticRendering(true);

const ignore = (): void => undefined;

export interface RenderEngineDeps {
  /** Brings the bundles of a release; the same object for the same release while it is whole. */
  readonly bring: (release: Release) => Promise<LiveRelease>;
  readonly assets: ClientAssets;
  /** Whether browsers are to register the service worker. */
  readonly isWorkerOn?: boolean;
  /** Puts back what code of remotes changed of everybody's. @returns the names of it */
  readonly restore?: () => readonly string[];
  readonly now?: () => Date;
}

/** Prepares page and slots, renders, and writes what the browser needs to take over: in the process that it stands in. */
export class RenderEngine implements Renderer {
  private readonly turns = new Turns();

  constructor(private readonly deps: RenderEngineDeps) {}

  load = async (release: Release): Promise<LoadAnswer> => {
    const { remotes } = await this.deps.bring(release);
    const loads = [...remotes].filter(([id]) => !release.absent?.includes(id)).map(([, loaded]) => loaded);
    return { problems: loads.filter((loaded) => loaded.kind === "failed") };
  };

  page = async (of: Release, order: PageOrder, service: PageService): Promise<PageAnswer> => {
    const { tenant, nonce } = order;
    const { assets, now = () => new Date() } = this.deps;
    const live = await this.deps.bring(of);
    const release = live.forSite(tenant);
    const url = new URL(order.url);
    const failures = new FailureLog(service.onFailure);
    const absent = new Set([...order.absent, ...(of.absent ?? [])]);
    const { http, onNote } = service;
    const session = new SiteVisit({ tenant, release, source: live, http, now, ...(onNote && { onNote }) });
    const address = { pathname: url.pathname, search: url.search };
    const result = await preparePage(session, address, { runPreload: true, timeoutMs: PRELOAD_TIMEOUT_MS, absent });
    if (result.kind === "redirect") return result;
    if (result.kind === "failed") failures.log(result);

    const page = result.kind === "page" ? result : null;
    const slots = page ? await renderSlots(session, page.slots, failures.log, absent) : [];
    const [layout, t] = await Promise.all([loadLayout(tenant.settings.layout), loadMessages(tenant.language)]);
    const providers = slots.flatMap(({ view }) => release.slots[view.request.name]?.remote ?? []);
    const remotes = [...new Set([...("remote" in result ? [result.remote] : []), ...providers])];
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
    const isAlone = await this.turns.next();
    const rendered = new Set<string>();
    const texts = new PageTexts();
    const errors: unknown[] = [];
    let onError = (error: unknown): void => void errors.push(error);
    const app = (
      <RenderedContext value={(place) => void rendered.add(place)}>
        <KainProvider paint={look.paint}>
          <TextPlacesProvider places={texts.place}>
            <App
              shown={shown}
              layout={layout}
              tenant={tenant}
              t={t}
              navigator={staticNavigator}
              isStatic
              isStale={order.isStale}
              year={year}
              onRetry={ignore}
              report={ignore}
            />
          </TextPlacesProvider>
        </KainProvider>
      </RenderedContext>
    );
    const isLate = slots.some(({ view }) => view.isLate);
    const whole = isLate ? null : renderAtOnce(app);
    if (!whole) {
      rendered.clear();
      texts.clear();
    }
    const stream = whole ?? (await streamApp(app, nonce, (error) => onError(error)));
    this.requireIntrinsics(of, remotes);
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
      siteFeed: (await hasSiteFeed(live, tenant)) ? feedLinks(tenant, "", "") : [],
      themeScript,
      favicon: tenant.settings.favicon,
      icons: look.icons,
    });
    const state: PageState = {
      tenant,
      appVersion: order.appVersion,
      isStale: order.isStale,
      lookVersion: look.version,
      language: tenant.language,
      release: live.forPage(
        release,
        slots.map(({ view }) => view.request.name),
      ),
      result: stateOf(result),
      stores: await session.snapshots(),
      slots: slots.map(slotState),
      laterHashes: { ...files.laterHashes, ...order.developer?.hashes },
      ...(order.developer && { tools: order.developer.tools }),
      ...(order.vitalsSample > 0 && { vitalsSample: order.vitalsSample }),
      // The pages of the workshop are no pages of the site.
      isKept: (this.deps.isWorkerOn ?? false) && !url.pathname.startsWith("/_"),
      year,
    };
    // Where a part failed, a text may have been rendered and stand nowhere.
    if (errors.length > 0) texts.clear();
    const tail = documentTail({
      nonce,
      state: texts.leftOut(state),
      files,
      fonts: look.fonts,
      entry: assets.scriptsOf("shell"),
    });
    const isSound =
      page !== null && !page.isChecked && errors.length === 0 && slots.every(({ early }) => early?.kind === "ready");
    // Not a matter of time: the browser has it from the developer's own machine.
    const isLocal = result.kind === "absent" && result.remote === order.developer?.tools.local?.remote;
    const body = pageBody(stream, head, styleBytes(files, look), tail);
    const { encoding } = order;
    return {
      kind: "page",
      ...(isWhole(body) && encoding !== undefined
        ? { encoding, body: [compress(Buffer.concat(body), encoding, isAlone)] }
        : { body }),
      status: isBroken ? 500 : isLocal ? 200 : statusOf(result),
      isSound: isSound && stream.isComplete,
      remotes,
    };
  };

  /** @throws RenderInterrupted where a remote of this page has altered what all share: a page made with that is none */
  private requireIntrinsics({ remotes }: Release, names: readonly string[]): void {
    const altered = this.deps.restore?.() ?? [];
    if (altered.length === 0) return;
    const suspects = names.flatMap((name) => (remotes[name] ? [[name, remotes[name]] as const] : []));
    throw new RenderInterrupted("altered", newestOf(suspects), { cause: new IntrinsicsAltered(altered) });
  }

  ask = async <T extends Topic>(
    of: Release,
    { topic, tenant, asked }: SiteQuestion<T>,
    http: HttpClients,
  ): Promise<SiteQuestions[T]["answer"]> => {
    const { now = () => new Date() } = this.deps;
    const live = await this.deps.bring(of);
    return siteAnswers[topic]({ live, tenant, http, now }, asked);
  };
}

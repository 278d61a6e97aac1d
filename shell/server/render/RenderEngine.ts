import type { HttpClients } from "@serambi/kernel/http";
import { LRUCache } from "lru-cache";
import { enableStaticRendering } from "mobx-react-lite";

import { slotContentId } from "../../client/boot/pageState";
import { PAGE_PLACE } from "../../client/frame/PageOutlet";
import { alternateLinks } from "../../client/head/pageMeta";
import { loadLayout } from "../../client/layouts";
import { loadMessages } from "../../client/messages";
import { isFailure } from "../../client/page/attempt";
import { placeKey } from "../../client/page/placeKey";
import { restorePage } from "../../client/page/restorePage";
import type { Shown } from "../../client/page/Shown";
import type { ReadyPage } from "../../client/page/types";
import { themeScript } from "../../client/styles/themeScript";
import { IntrinsicsAltered } from "../../registry/Intrinsics";
import type { Release } from "../../registry/resolve";
import { siteAlternates } from "../documents/siteDocument";
import { makeLook, type SiteLook } from "../edition/siteLook";
import { sentResult, statusOf } from "./answers";
import { beyondRepair } from "./beyondRepair";
import { Blamed } from "./Blamed";
import type { ClientAssets } from "./ClientAssets";
import { compress } from "./compress";
import { documentHead } from "./documentHead";
import { documentTail } from "./documentTail";
import type { LiveRelease } from "./LiveRelease";
import type { RenderingError } from "./FailureLog";
import { pageBody } from "./pageBody";
import { pageFiles } from "./pageFiles";
import { PageBudget } from "./PageBudget";
import { pageHead } from "./pageHead";
import { pageLines } from "./pageLines";
import { PageTexts } from "./PageTexts";
import { PlaceTimes } from "./PlaceTimes";
import type { Prepared } from "./Prepared";
import { preparePage } from "./preparePage";
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
import { restoreSlots } from "./renderSlots";
import { renderedApp } from "./renderedApp";
import { RenderInterrupted } from "./RenderInterrupted";
import { sentState } from "./sentState";
import { siteAnswers } from "./siteAnswers";
import { renderAtOnce, streamApp } from "./streamApp";
import { styleBytes } from "./styleBytes";
import { Turns } from "./Turns";
import { UnderWay } from "./UnderWay";
import { withoutFaults } from "./withoutFaults";

// Before any page is loaded: observers must not watch stores that live for one request.
enableStaticRendering(true);

/** As many as the server keeps settings in here for. */
const MAX_LOOKS = 200;

export interface RenderEngineDeps {
  /** Brings the bundles of a release; the same object for the same release while it is whole. */
  readonly bring: (release: Release) => Promise<LiveRelease>;
  readonly assets: ClientAssets;
  /** Whether browsers are to register the service worker. */
  readonly isWorkerOn?: boolean;
  /** Puts back what code of remotes changed of everybody's. @returns the names of it */
  readonly restore?: () => readonly string[];
  /** Whether something of it could not be put back: this process is about to end. */
  readonly isBeyondRepair?: () => boolean;
  readonly now?: () => Date;
}

/** Runs loaders, renders, and writes what the browser needs to take over: in the process that it stands in. */
export class RenderEngine implements Renderer {
  private readonly turns = new Turns();
  private readonly underWay = new UnderWay();
  private readonly blamed = new Blamed();
  /** By the digest of the settings that they are derived from. */
  private readonly looks = new LRUCache<string, SiteLook>({ max: MAX_LOOKS });

  constructor(private readonly deps: RenderEngineDeps) {}

  load = async (release: Release): Promise<LoadAnswer> => {
    const { remotes } = await this.deps.bring(release);
    const loads = [...remotes].filter(([id]) => !release.absent?.includes(id)).map(([, loaded]) => loaded);
    const problems = loads.filter((loaded) => loaded.kind === "failed");
    if (this.deps.isBeyondRepair?.()) throw beyondRepair(problems);
    return { problems };
  };

  page = async (of: Release, order: PageOrder, service: PageService): Promise<PageAnswer> => {
    const underWay = this.underWay.begin(of);
    let isStreamed = false;
    try {
      const answer = await this.makePage(of, order, service, underWay.use);
      this.requireIntrinsics();
      if (answer.kind === "redirect" || isWhole(answer.body)) return answer;
      isStreamed = true;
      return { ...answer, body: underWay.until(answer.body) };
    } catch (error) {
      if (error instanceof RenderInterrupted) this.blamed.note(error);
      throw error;
    } finally {
      if (!isStreamed) underWay.end();
    }
  };

  /** @param onUse told the remotes whose code runs for it */
  private async makePage(
    of: Release,
    order: PageOrder,
    service: PageService,
    onUse: (...remotes: readonly string[]) => void,
  ): Promise<PageAnswer> {
    const live = await this.deps.bring(of);
    const prepared = await preparePage(of, live, order, {
      ...service,
      now: this.deps.now,
      onUse: (remote) => {
        this.blamed.requireNone([{ remote, version: of.remotes[remote]?.version ?? "" }]);
        onUse(remote);
      },
    });
    if ("to" in prepared) return prepared;
    onUse(...prepared.remotes);
    const make = (parts: Prepared): Promise<PageAnswer> =>
      order.isForClick ? pageLines(parts, order) : this.document(parts, order, service);
    try {
      return await make(prepared);
    } catch (error) {
      if (error instanceof RenderInterrupted) throw error;
      this.requireIntrinsics();
      return make(withoutFaults(prepared, error));
    }
  }

  private async document(prepared: Prepared, order: PageOrder, { onSlow }: PageService): Promise<PageAnswer> {
    const { live, visit, url, address, loaded, remotes, failures } = prepared;
    const { tenant, nonce, encoding } = order;
    const { assets, now = () => new Date() } = this.deps;
    let { result } = prepared;
    let page: ReadyPage | null = null;
    if (loaded) {
      const restored = await restorePage(visit, loaded.sent, address);
      if (isFailure(restored)) {
        failures.log(restored);
        result = restored;
      } else page = restored;
    }
    const [layout, t] = await Promise.all([loadLayout(tenant.settings.layout), loadMessages(tenant.language)]);
    const slots = page && !layout.isEmpty ? await restoreSlots(visit, prepared.slots, failures.log) : [];
    const look = this.looks.get(order.digest) ?? makeLook(tenant.settings, layout);
    this.looks.set(order.digest, look);
    const shownResult = page ?? (result.kind === "page" ? null : result);
    if (!shownResult) throw new Error("A page that was loaded is neither there nor failed");

    const shown: Shown = {
      location: { ...address, hash: "", state: null, key: "first" },
      result: shownResult,
      head: null,
      slots: new Map(slots.map(({ view }) => [view.request.id, view])),
      key: placeKey(url.pathname, shownResult),
      isSettled: false,
      versionOf: visit.versionOf,
    };
    const isAlone = await this.turns.next();
    this.blamed.requireNone(remotes.map((remote) => ({ remote, version: visit.versionOf(remote) })));
    const ownerOf = (place: string) => {
      const remote =
        place === PAGE_PLACE ? page?.remote : slots.find(({ request }) => request.id === place)?.view.remote;
      return remote === undefined ? null : { remote, version: visit.versionOf(remote) };
    };
    const times = new PlaceTimes(ownerOf);
    const budget = new PageBudget(() => times.slowest() ?? ownerOf(PAGE_PLACE));
    const { rendered } = times;
    const texts = new PageTexts();
    const errors: RenderingError[] = [];
    let onError = (error: unknown): void => void errors.push({ error, place: times.innermost });
    const framing = { frame: live.frameFor(tenant), code: live.codeFor(tenant), year: now().getFullYear() };
    const app = renderedApp(order, {
      ...framing,
      shown,
      layout,
      t,
      paint: look.paint,
      textPlace: texts.place,
      watch: times,
    });
    const isLate = slots.some(({ view }) => view.isLate);
    const whole = isLate ? null : renderAtOnce(app);
    if (!whole) {
      times.restart();
      texts.clear();
    }
    const stream = whole ?? (await streamApp(app, nonce, { onError: (error) => onError(error) }));
    const isBroken = page !== null && !rendered.has(PAGE_PLACE);
    failures.logRendering(errors, slots, rendered, ownerOf);
    // Whatever comes now is of a slot that streams in late.
    onError = (error) => failures.logRendering([{ error, place: times.innermost }], slots, rendered, ownerOf);

    const files = pageFiles(assets, live, visit.release, {
      shell: [
        "shell",
        `layout-${layout.name}`,
        `messages-${tenant.language}`,
        ...(order.session === undefined ? [] : ["member"]),
      ],
      route: page?.route ?? null,
      slots: slots.map(({ view }) => view.request),
      language: tenant.language,
      isMeasured: tenant.settings.analytics !== undefined,
    });
    const firstSlot = slots.slice(0, 1).find(({ view, request }) => !view.isLate && rendered.has(request.id));
    const head = documentHead({
      language: tenant.language,
      className: layout.className,
      nonce,
      said: pageHead(result, { tenant, layout, t, path: url.pathname }),
      siteAlternates: alternateLinks(tenant, siteAlternates(live, tenant)),
      themeScript,
      favicon: tenant.settings.favicon,
      icons: look.icons,
      fonts: { families: look.fonts.families, preload: look.fonts.preload(url.pathname) },
      first: firstSlot && slotContentId(firstSlot.request.id),
    });
    const state = sentState(order, {
      ...framing,
      live,
      release: visit.release,
      slots,
      result: sentResult(result),
      lookVersion: look.version,
      laterHashes: files.laterHashes,
      pathname: url.pathname,
      isWorkerOn: this.deps.isWorkerOn ?? false,
    });
    // Where a part failed, a text may have been rendered and stand nowhere.
    if (errors.length > 0) texts.clear();
    const tail = documentTail({
      nonce,
      state: texts.leftOut(state),
      files,
      startLater: assets.startLater,
      entry: assets.scriptsOf("shell"),
    });
    const isSound =
      page !== null &&
      loaded !== null &&
      !loaded.isOwn &&
      errors.length === 0 &&
      slots.every(({ early }) => early?.kind === "loaded");
    // Not a matter of time: the browser has it from the developer's own machine.
    const isLocal = result.kind === "absent" && result.remote === order.developer?.tools.local?.remote;
    const body = pageBody(stream, head, styleBytes(files, look), tail);
    if (isWhole(body)) budget.close(body, onSlow);
    return {
      kind: "page",
      ...(isWhole(body) && encoding !== undefined
        ? { encoding, body: [compress(Buffer.concat(body), encoding, isAlone)] }
        : { body }),
      status: isBroken ? 500 : isLocal ? 200 : statusOf(result),
      isSound: isSound && stream.isComplete,
      remotes,
    };
  }

  /** @throws RenderInterrupted where a remote has altered what all share: a page made with that is none */
  private requireIntrinsics(): void {
    const altered = this.deps.restore?.() ?? [];
    if (altered.length === 0) return this.underWay.forget();
    throw new RenderInterrupted("altered", this.underWay.likeliest(), { cause: new IntrinsicsAltered(altered) });
  }

  ask = async <T extends Topic>(
    of: Release,
    { topic, tenant, asked }: SiteQuestion<T>,
    http: HttpClients,
  ): Promise<SiteQuestions[T]["answer"]> => {
    const { now = () => new Date() } = this.deps;
    const live = await this.deps.bring(of);
    const underWay = this.underWay.begin(of);
    underWay.use(...Object.keys(of.remotes));
    try {
      return await siteAnswers[topic]({ live, tenant, http, now }, asked);
    } finally {
      try {
        this.requireIntrinsics();
      } finally {
        underWay.end();
      }
    }
  };
}

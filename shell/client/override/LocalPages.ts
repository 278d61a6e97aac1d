import type { PublicTenant } from "@serambi/kernel/contracts";
import type { SlotRequest } from "@serambi/kernel/remote";

import type { LocalBuild } from "../boot/pageState";
import { headTags } from "../head/headTags";
import { pageJsonLd } from "../head/pageJsonLd";
import { pageMeta } from "../head/pageMeta";
import type { ShellMessages } from "../messages";
import type { Answer, askPage, PageAsk } from "../navigation/askPage";
import type { Address } from "../page/restorePage";
import { matchRoute } from "../page/routeTable";
import { RELEASE_HEADER, type PageLine, type SentHead, type SentResult, type SlotState } from "../page/sentPage";
import { slotFamily } from "../page/SiteVisit";
import type { Route } from "../page/types";
import type { AskedPage, AskedSlot, LocalPage, LocalResult, LocalSlot } from "./localAnswer";
import type { LocalSource } from "./LocalSource";

type AskOptions = Parameters<typeof askPage>[1];

/** What the shell says of slots of live remotes (`POST /_slots`). */
type LiveSlots = Pick<PageLine, "slots" | "files" | "providers" | "remotes">;

/** A local page that stands, or says why not. */
type Shown = Exclude<LocalResult, { kind: "redirect" }>;

interface LocalPagesDeps {
  readonly tenant: PublicTenant;
  readonly local: Pick<LocalBuild, "remote" | "address">;
  readonly source: Pick<LocalSource, "routes" | "families" | "build" | "remotes">;
  readonly t: Pick<ShellMessages, "notFoundTitle" | "errorTitle">;
  /** How pages of live remotes are asked for. */
  readonly askLive: typeof askPage;
  /** Told what loaders said of themselves, for each page anew; empty where all is well. */
  readonly tell: (problems: readonly string[]) => void;
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

/** One page that is asked for. */
interface Asking {
  readonly address: Address;
  readonly options: AskOptions;
  readonly signal?: AbortSignal;
  /** Slots of the local build that may come later than the page, by id. */
  readonly late: Map<string, Promise<SlotState>>;
  /** What loaders have said of themselves. */
  readonly problems: string[];
}

/** How long a page waits for slots of the local build: what is not there by then comes into its kept room. */
const PATIENCE_MS = 300;

const NOTHING: LiveSlots = { slots: [], files: { scripts: [], styles: [] }, providers: {}, remotes: {} };

/** Fields as text: a form of a page carries no files. */
const fieldsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));

const wait = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));

/**
 * Asks for pages where a local build stands in the place of one remote (decision 27): its pages and slots are loaded on the
 * developer's machine, all others by the server.
 */
export class LocalPages {
  constructor(private readonly deps: LocalPagesDeps) {}

  /** As `askPage`, whose place it takes. */
  ask: typeof askPage = (address, options) => {
    const { source, local, askLive } = this.deps;
    const route = matchRoute(source.routes, address.pathname)?.route;
    return route?.remote === local.remote
      ? this.askLocal(address, route, options)
      : this.filled(askLive(address, options), address, options);
  };

  private askLocal(address: Address, route: Route, options: AskOptions): PageAsk {
    const controller = new AbortController();
    const { signal } = controller;
    const asking: Asking = { address, options, signal, late: new Map(), problems: [] };
    const answer = this.load(asking, route).catch((error: unknown): Answer => {
      if (!signal.aborted) console.error(`No answer of ${this.place} for ${address.pathname}`, error);
      return this.answerOf({ kind: "failed" }, address, NOTHING);
    });
    return {
      files: Promise.resolve(null),
      answer,
      slot: (id) => asking.late.get(id) ?? Promise.resolve(null),
      abort: () => controller.abort(),
    };
  }

  private async load(asking: Asking, { pattern }: Route): Promise<Answer> {
    const { address, options, signal } = asking;
    const { pathname, search } = address;
    const { tenant } = this.deps;
    const form = options.form && fieldsOf(options.form);
    const asked: AskedPage = { tenant, pathname, search, pattern, ...(form && { form }) };
    const { result, problems } = (await this.post("page", asked, signal)) as LocalPage; // written by `LocalRemote`
    this.report(asking, pathname, problems);
    if (result.kind === "redirect") return result;
    const requests = result.kind === "page" ? result.slots : [];
    const [own, live] = await Promise.all([
      Promise.all(requests.filter(this.isOwn).map((request) => this.early(request, asking))),
      this.liveSlots(
        requests.filter((request) => !this.isOwn(request)),
        asking,
      ),
    ]);
    // In the order of the page; optional ones that nobody provides are not among them.
    const states = new Map([...own, ...live.slots].map((state) => [state.request.id, state]));
    const slots = requests.flatMap(({ id }) => states.get(id) ?? []);
    return this.answerOf(result, address, { ...live, slots });
  }

  /** A page of a live remote: its slots of the local build are loaded here. */
  private filled(asked: PageAsk, address: Address, options: AskOptions): PageAsk {
    const asking: Asking = { address, options, late: new Map(), problems: [] };
    const fill = async (answer: Answer): Promise<Answer> => {
      if (answer.kind !== "answer") return answer;
      this.report(asking, address.pathname, []);
      const slots = answer.slots.map(async (state) =>
        state.kind === "absent" ? this.early(state.request, asking) : state,
      );
      return { ...answer, slots: await Promise.all(slots) };
    };
    return { ...asked, answer: asked.answer.then(fill), slot: (id) => asking.late.get(id) ?? asked.slot(id) };
  }

  /** A slot of the local build, or that it is still to come. */
  private async early(request: SlotRequest, asking: Asking): Promise<SlotState> {
    const coming = this.slot(request, asking);
    asking.late.set(request.id, coming);
    return (await Promise.race([coming, wait(PATIENCE_MS)])) ?? { kind: "late", request };
  }

  private async slot(request: SlotRequest, asking: Asking): Promise<SlotState> {
    const { tenant, local } = this.deps;
    const asked: AskedSlot = { tenant, pathname: asking.address.pathname, slot: request };
    try {
      const { slot, problems } = (await this.post("slot", asked, asking.signal)) as LocalSlot; // as above
      if (problems.length > 0) this.report(asking, request.name, problems);
      return slot;
    } catch (error) {
      if (!asking.signal?.aborted) console.error(`No answer of ${this.place} for the slot ${request.name}`, error);
      return { kind: "failed", request, remote: local.remote, version: this.version };
    }
  }

  private async liveSlots(slots: readonly SlotRequest[], { address, options, signal }: Asking): Promise<LiveSlots> {
    if (slots.length === 0) return NOTHING;
    const { fetch: send = fetch } = this.deps;
    try {
      const answer = await send("/_slots", {
        method: "POST",
        headers: { "content-type": "application/json", [RELEASE_HEADER]: options.release },
        body: JSON.stringify({ path: address.pathname, slots }),
        ...(signal && { signal }),
      });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      return (await answer.json()) as LiveSlots; // written by this product's server
    } catch (error) {
      if (!signal?.aborted) console.error("The slots of live remotes could not be loaded", error);
      const failed = slots.map((request): SlotState => ({
        kind: "failed",
        request,
        remote: slotFamily(request.name),
        version: "",
      }));
      return { ...NOTHING, slots: failed };
    }
  }

  private readonly isOwn = ({ name }: SlotRequest): boolean => {
    const { source, local } = this.deps;
    const family = slotFamily(name);
    return Object.hasOwn(source.families, family) && source.families[family] === local.remote;
  };

  /** @throws where the build is not there any more, or nobody is */
  private async post(what: "page" | "slot", asked: AskedPage | AskedSlot, signal?: AbortSignal): Promise<unknown> {
    const { local, source, fetch: send = fetch } = this.deps;
    const answer = await send(`${local.address}/${source.build}/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(asked),
      ...(signal && { signal }),
    });
    if (!answer.ok) throw new Error(`HTTP ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  private report({ options, problems }: Asking, where: string, news: readonly string[]): void {
    for (const problem of news) console.error(`${this.deps.local.remote}, ${where}: ${problem}`);
    problems.push(...news);
    // The badge speaks of the page that is shown.
    if (!options.isAhead) this.deps.tell([...problems]);
  }

  private get place(): string {
    const { address, remote } = this.deps.local;
    return `"serambi dev ${remote}" at ${new URL(address).origin}`;
  }

  /** Under which the build is spoken of. */
  private get version(): string {
    const { local, source } = this.deps;
    return source.remotes[local.remote]?.version ?? "";
  }

  private answerOf(result: Shown, address: Address, slots: LiveSlots): PageLine {
    return { kind: "answer", result: this.sent(result), head: this.head(result, address), ...slots };
  }

  private sent(result: Shown): SentResult {
    const { local } = this.deps;
    if (result.kind === "page") return result.sent;
    return result.kind === "failed" ? { kind: "failed", remote: local.remote, version: this.version } : result;
  }

  /** As the server writes it, but for the picture that stands for the page where it is shared. */
  private head(result: Shown, { pathname }: Address): SentHead {
    const { tenant, t } = this.deps;
    if (result.kind !== "page") {
      const title = result.kind === "not-found" ? t.notFoundTitle : t.errorTitle;
      const meta = pageMeta(tenant, pathname, { title, isIndexed: false });
      return { title: meta.title, tags: headTags(meta), jsonLd: [] };
    }
    const { head, jsonLd, sent } = result;
    const meta = pageMeta(tenant, pathname, head);
    return {
      title: meta.title,
      tags: headTags(meta),
      jsonLd: pageJsonLd(tenant, pathname, { route: { pattern: sent.pattern }, head, jsonLd }),
    };
  }
}

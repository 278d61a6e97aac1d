import { isAppError } from "../../errors";
import type { AnyRemote, PageContext, PageOutcome, RemoteStore, SlotRequest } from "../../remote";
import { matchPath } from "../../router";
import type { JsonLd, PageHead } from "../../seo";
import { fakeHttp } from "../fakeHttp";
import { Frame } from "./Frame";
import type { PageFixture } from "./types";
import { overTheWire, visitDeps, visitScope, type Ready, type Visit } from "./visit";

/** A page that is ready, and what it tells its host. */
export interface ReadyPage extends Ready {
  readonly tells: {
    readonly head: PageHead;
    readonly jsonLd: readonly JsonLd[];
    readonly slots: readonly SlotRequest[];
  };
}

interface OpenedPage {
  /** What hosts were asked, as `fakeHttp` writes it. */
  readonly calls: readonly string[];
  readonly outcome: PageOutcome;
  readonly show: () => Promise<ReadyPage>;
}

const outcomeOf = (error: unknown): PageOutcome => {
  if (!isAppError(error)) throw error;
  if (error.code === "not-found") return { kind: "not-found" };
  return { kind: "failed", status: error.status, message: error.message };
};

const match = (paths: readonly string[], pathname: string) => {
  for (const pattern of paths) {
    const found = matchPath({ path: pattern, end: true, caseSensitive: false }, pathname);
    if (found) return { pattern, params: found.params };
  }
  return null;
};

/** Opens a page as a host does: match, store, preload, and on demand the rest. */
export const openPage = async (remote: AnyRemote, fixture: PageFixture, visit: Visit): Promise<OpenedPage> => {
  const page = remote.pages.find(({ id }) => id === fixture.page);
  if (!page) throw new Error(`The fixtures name a page "${fixture.page}" that the remote does not have`);
  const deps = visitDeps(fixture, visit);
  const { pathname, searchParams } = new URL(fixture.path, deps.tenant.origin);
  const matched = match(page.paths, pathname);
  if (!matched) throw new Error(`No path of the page "${page.id}" matches ${fixture.path}`);
  const scope = await visitScope(remote, deps, page);
  const context: PageContext = {
    ...matched,
    path: pathname,
    query: searchParams,
    tenant: deps.tenant,
    language: deps.language,
    t: scope.messages,
  };
  const store = remote.createStore(deps);
  const outcome = (await page.preload?.(store, context).catch(outcomeOf)) ?? { kind: "ok" };

  const show = async (): Promise<ReadyPage> => {
    const { Page } = await page.load();
    const element = (shown: RemoteStore) => (
      <Frame scope={scope} path={fixture.path}>
        <Page store={shown} context={context} />
      </Frame>
    );
    const travels = store.snapshot();
    // Hosts that know no answer: a store made from what travelled must not have to ask again.
    const restored = remote.createStore({ ...deps, http: fakeHttp() }, overTheWire(travels));
    const tells = {
      head: page.head(store, context),
      jsonLd: page.jsonLd?.(store, context) ?? [],
      slots: page.slots?.(store, context) ?? [],
    };
    return { element: element(store), restored: element(restored), travels, tells };
  };
  return { calls: [...deps.http.calls], outcome, show };
};

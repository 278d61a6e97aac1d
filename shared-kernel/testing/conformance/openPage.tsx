import type { Ending, Loaded, PageContext, RemoteDeps, SlotRequest } from "../../remote";
import { matchPath } from "../../router";
import type { JsonLd, PageHead } from "../../seo";
import { endingOf, runAction, type RemoteServer, type ServerPage } from "../../server";
import { fakeHttp } from "../fakeHttp";
import { Frame } from "./Frame";
import type { Outcome, PageFixture } from "./types";
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
  /** What its loader, or its action, came to. */
  readonly outcome: Outcome;
  /** The expected failure that its loader threw, where it did. */
  readonly failure?: unknown;
  readonly show: () => Promise<ReadyPage>;
}

const match = (paths: readonly string[], pathname: string) => {
  for (const pattern of paths) {
    const found = matchPath({ path: pattern, end: true, caseSensitive: false }, pathname);
    if (found) return { pattern, params: found.params };
  }
  return null;
};

interface Ran {
  readonly failure?: unknown;
  readonly result: Loaded<unknown> | Ending;
  /** The page's, with what was posted where that was refused. */
  readonly context: PageContext;
}

/** Runs the action where there is a form, and the loader where the page is shown. */
const run = async (
  { action, loader }: ServerPage,
  deps: RemoteDeps,
  asked: PageContext,
  { page, form }: PageFixture,
): Promise<Ran> => {
  const posted = form && action ? await runAction(action, deps, asked, form) : null;
  if (form && !posted) throw new Error(`The page "${page}" takes no form: it has no action`);
  if (posted?.kind === "ended") return { result: posted.ending, context: asked };
  const context = posted ? { ...asked, form: posted.form } : asked;
  return { result: await loader(deps, context), context };
};

/** Opens a page as a host does: match, loader, and on demand the component over what the loader gave. */
export const openPage = async (
  { remote, pages }: RemoteServer,
  fixture: PageFixture,
  visit: Visit,
): Promise<OpenedPage> => {
  const page = remote.pages.find(({ id }) => id === fixture.page);
  const parts = pages[fixture.page];
  if (!page || !parts) throw new Error(`The fixtures name a page "${fixture.page}" that the remote does not have`);
  const deps = visitDeps(fixture, visit);
  const { pathname, searchParams } = new URL(fixture.path, deps.tenant.origin);
  // A page of the site's own has the address for its pattern.
  const matched = match(page.takesOwnPaths ? [...page.paths, pathname] : page.paths, pathname);
  if (!matched) throw new Error(`No path of the page "${page.id}" matches ${fixture.path}`);
  const scope = await visitScope(remote, deps, page);
  const asked: PageContext = {
    ...matched,
    path: pathname,
    query: searchParams,
    tenant: deps.tenant,
    language: deps.language,
    t: scope.messages,
  };
  const { result, context, failure } = await run(parts, deps, asked, fixture).catch((error: unknown): Ran => ({
    result: endingOf(error),
    context: asked,
    failure: error,
  }));
  const calls = [...deps.http.calls];

  const show = async (): Promise<ReadyPage> => {
    if ("kind" in result) throw new Error(`${fixture.path} came to ${result.kind}`);
    const { Page, createStore } = await page.load();
    const element = (data: unknown) => {
      // Hosts that know no answer: a page is made of its data and asks for nothing before somebody does something.
      const own: RemoteDeps = { ...deps, http: fakeHttp() };
      return (
        <Frame scope={{ ...scope, sessions: new Map() }} path={fixture.path}>
          <Page data={data} context={context} store={createStore?.(data, own, context)} />
        </Frame>
      );
    };
    const { head, jsonLd = [], slots = [] } = result;
    const data: unknown = result.data;
    return {
      element: element(data),
      restored: element(overTheWire(data)),
      travels: data,
      calls,
      tells: { head, jsonLd, slots },
    };
  };
  const outcome = context.form ? "invalid" : "ok";
  return { calls, outcome: "kind" in result ? result.kind : outcome, failure, show };
};

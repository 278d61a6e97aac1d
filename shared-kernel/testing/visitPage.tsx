import { useEffect, useState, type ReactElement, type ReactNode } from "react";

import type { Language } from "../contracts";
import {
  loadCatalogue,
  PageHostProvider,
  RemoteScopeProvider,
  type Ending,
  type FormValues,
  type Loaded,
  type PageContext,
  type PageDefinition,
  type PageHost,
  type PageStore,
  type RemoteScope,
} from "../remote";
import { matchPath, Router, type Navigator } from "../router";
import { runAction, type RemoteServer } from "../server";

import { fakeDeps } from "./fakeDeps";
import { fakeHttp, type Answers, type FakeHttp } from "./fakeHttp";
import { fakeTenant } from "./fakeTenant";

export interface VisitOptions {
  /** Of a page of the remote, with its query. */
  readonly address: string;
  readonly answers: Answers;
  readonly language?: Language | undefined;
  /** A form that is posted to it. */
  readonly form?: FormValues;
  /** Patterns that the site has. */
  readonly routes: readonly string[];
}

/** A page whose action, where there is a form, and loader have run, as a host does it. */
export interface VisitedPage {
  /** What the loader gave. @throws where it gave none */
  readonly loaded: Loaded<unknown>;
  /** What takes the page's place; null where it stands. */
  readonly ending: Ending | null;
  readonly context: PageContext;
  readonly http: FakeHttp;
  /** Where the page went, each with how: `push /Courses?search=x`. `reload` where it asked for its data again. */
  readonly journeys: readonly string[];
  /** Stores of this visit, by name. */
  readonly sessions: RemoteScope["sessions"];
  /** The page over what its loader gave, or over other data. A page that asks to be loaded again is. */
  readonly show: (data?: unknown) => ReactElement;
  readonly definition: PageDefinition;
}

const pathOf = (to: Parameters<Navigator["push"]>[0]): string =>
  typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;

interface FollowingProps {
  readonly follow: (path: string) => void;
  readonly children: ReactNode;
}

/** Takes clicks on links, as a host does for the whole document. */
const Following = ({ follow, children }: FollowingProps) => {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const path = (event.target as Element).closest("a[href]")?.getAttribute("href"); // clicks land on elements
      if (!path) return;
      event.preventDefault();
      follow(path);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [follow]);
  return children;
};

interface LiveProps {
  readonly data: unknown;
  /** Runs the loader again. */
  readonly load: () => Promise<unknown>;
  readonly makeStore: (data: unknown) => PageStore<unknown> | undefined;
  readonly render: (data: unknown, store: PageStore<unknown> | undefined) => ReactNode;
  readonly onReload: () => void;
}

/** A page whose data may be loaded again. */
const Live = ({ data: first, load, makeStore, render, onReload }: LiveProps) => {
  const [data, setData] = useState(first);
  const [store] = useState(() => makeStore(first));
  const host: PageHost = {
    navigation: { state: "idle" },
    reload: async () => {
      onReload();
      const next = await load();
      store?.take(next);
      setData(next);
    },
    submit: () => Promise.resolve(),
  };
  return <PageHostProvider host={host}>{render(data, store)}</PageHostProvider>;
};

/**
 * Opens a page of a remote without a shell: what a test shows, asks and clicks through.
 * @throws what its loader throws
 */
export const visitPage = async (
  { remote, pages }: RemoteServer,
  { address, answers, language = "id", form, routes }: VisitOptions,
): Promise<VisitedPage> => {
  const { pathname, search } = new URL(address, "https://contoh.example");
  const patterns = remote.pages.flatMap((definition) => definition.paths.map((pattern) => ({ definition, pattern })));
  const found = patterns.find(({ pattern }) => matchPath(pattern, pathname));
  const parts = found && pages[found.definition.id];
  if (!found || !parts) throw new Error(`No page of this remote answers ${pathname}`);
  const { definition, pattern } = found;

  const tenant = fakeTenant({ language, settings: { routes: [...routes] } });
  const http = fakeHttp(answers);
  const deps = fakeDeps({ tenant, http });
  const messages = await loadCatalogue(remote, definition, language);
  const asked: PageContext = {
    pattern,
    path: pathname,
    params: matchPath(pattern, pathname)?.params ?? {},
    query: new URLSearchParams(search),
    tenant,
    language,
    t: messages,
  };
  if (form && !parts.action) throw new Error(`${address} takes no form: it has no action`);
  const posted = form && parts.action ? await runAction(parts.action, deps, asked, form) : null;
  const context = posted?.kind === "refused" ? { ...asked, form: posted.form } : asked;
  const result = posted?.kind === "ended" ? posted.ending : await parts.loader(deps, context);
  const { Page, createStore } = await definition.load();
  const journeys: string[] = [];
  const sessions = new Map<string, unknown>();
  const navigator: Navigator = {
    createHref: pathOf,
    push: (to) => void journeys.push(`push ${pathOf(to)}`),
    replace: (to) => void journeys.push(`replace ${pathOf(to)}`),
    go: () => {},
  };
  const follow = (path: string): void => void journeys.push(`push ${path}`);
  const loaded = (): Loaded<unknown> => {
    if ("kind" in result) throw new Error(`${address} came to ${result.kind}`);
    return result;
  };
  const load = async (): Promise<unknown> => {
    const again = await parts.loader(deps, context);
    if ("kind" in again) throw new Error(`${address} came to ${again.kind}`);
    return again.data;
  };
  const show = (data?: unknown) => (
    <Router location={address} navigator={navigator}>
      <RemoteScopeProvider scope={{ tenant, language, messages, deps, sessions }}>
        <Following follow={follow}>
          <Live
            data={data ?? loaded().data}
            load={load}
            makeStore={(own) => createStore?.(own, deps, context)}
            render={(own, store) => <Page data={own} context={context} store={store} />}
            onReload={() => void journeys.push("reload")}
          />
        </Following>
      </RemoteScopeProvider>
    </Router>
  );
  return {
    get loaded() {
      return loaded();
    },
    ending: "kind" in result ? result : null,
    context,
    http,
    journeys,
    sessions,
    show,
    definition,
  };
};

import { useEffect, type ReactElement, type ReactNode } from "react";

import type { Language } from "../contracts";
import {
  loadCatalogue,
  RemoteScopeProvider,
  type AnyRemote,
  type PageContext,
  type PageOutcome,
  type RemoteStore,
} from "../remote";
import { matchPath, Router, type Navigator } from "../router";

import { fakeDeps } from "./fakeDeps";
import { fakeHttp, type Answers, type FakeHttp } from "./fakeHttp";
import { fakeTenant } from "./fakeTenant";

export interface VisitOptions {
  /** Of a page of the remote, with its query. */
  readonly address: string;
  readonly answers: Answers;
  readonly language?: Language | undefined;
  /** Patterns that the site has. */
  readonly routes: readonly string[];
}

/** A page brought to the point where it renders, as a host does it. */
export interface VisitedPage {
  readonly store: RemoteStore;
  readonly context: PageContext;
  readonly outcome: PageOutcome | void;
  readonly http: FakeHttp;
  /** Where the page went, each with how: `replace /Courses?search=x`. */
  readonly journeys: readonly string[];
  /** The page over its own store, or over what a snapshot brings back. */
  readonly show: (saved?: unknown) => ReactElement;
  readonly definition: AnyRemote["pages"][number];
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

/** Opens a page of a remote without a shell: what a test shows, asks and clicks through. */
export const visitPage = async (
  remote: AnyRemote,
  { address, answers, language = "id", routes }: VisitOptions,
): Promise<VisitedPage> => {
  const { pathname, search } = new URL(address, "https://contoh.example");
  const patterns = remote.pages.flatMap((definition) => definition.paths.map((pattern) => ({ definition, pattern })));
  const found = patterns.find(({ pattern }) => matchPath(pattern, pathname));
  if (!found) throw new Error(`No page of this remote answers ${pathname}`);
  const { definition, pattern } = found;

  const tenant = fakeTenant({ language, settings: { routes: [...routes] } });
  const http = fakeHttp(answers);
  const deps = fakeDeps({ tenant, http });
  const messages = await loadCatalogue(remote, definition, language);
  const context: PageContext = {
    pattern,
    path: pathname,
    params: matchPath(pattern, pathname)?.params ?? {},
    query: new URLSearchParams(search),
    tenant,
    language,
    t: messages,
  };
  const store = remote.createStore(deps);
  const outcome = await definition.preload?.(store, context);
  const { Page } = await definition.load();
  const journeys: string[] = [];
  const navigator: Navigator = {
    createHref: pathOf,
    push: (to) => void journeys.push(`push ${pathOf(to)}`),
    replace: (to) => void journeys.push(`replace ${pathOf(to)}`),
    go: () => {},
  };
  const follow = (path: string): void => void journeys.push(`push ${path}`);
  const show = (saved?: unknown) => (
    <Router location={address} navigator={navigator}>
      <RemoteScopeProvider scope={{ tenant, language, messages }}>
        <Following follow={follow}>
          <Page store={saved === undefined ? store : remote.createStore(deps, saved)} context={context} />
        </Following>
      </RemoteScopeProvider>
    </Router>
  );
  return { store, context, outcome, http, journeys, show, definition };
};

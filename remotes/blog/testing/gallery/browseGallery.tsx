import {
  PageHostProvider,
  RemoteScopeProvider,
  type DataOf,
  type Navigation,
  type PageContext,
} from "@serambi/kernel/remote";
import { Router, type Navigator } from "@serambi/kernel/router";
import { fakeDeps, fakeHttp, fakeTenant, type Answers, type FakeHttp } from "@serambi/kernel/testing";
import { act, render } from "@testing-library/react";
import { useSyncExternalStore } from "react";

import { messages } from "../../messages/gallery.id";
import type { Messages } from "../../messages/id";
import { galleryLoader } from "../../pages/gallery/gallery.server";
import { createStore, Page } from "../../pages/gallery/GalleryPage";

interface Entry {
  readonly address: string;
  readonly state: unknown;
}

interface Shown {
  readonly entry: Entry;
  readonly data: DataOf<typeof galleryLoader>;
  /** Where the visitor is going. */
  readonly wanted: Entry | null;
}

/** A browser with a history, as far as the gallery needs one. */
export interface BrowsedGallery {
  readonly http: FakeHttp;
  /** Every address of the history, and which of them is shown. */
  readonly history: () => { readonly addresses: readonly string[]; readonly at: number };
  readonly back: () => Promise<void>;
  /** From now on nothing is loaded. */
  readonly disconnect: () => void;
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Lets whatever is under way come to its end. */
export const settleGallery = () => act(async () => void (await nextTurn(), await nextTurn(), await nextTurn()));

/** The gallery in a document, with an address that its links and pictures change: it is another one once its data is there. */
export const browseGallery = async (address: string, answers: Answers): Promise<BrowsedGallery> => {
  const tenant = fakeTenant({ settings: { routes: ["/", "/Gallery"] } });
  const http = fakeHttp(answers);
  const deps = fakeDeps({ tenant, http });
  // Its page is given the texts of its part.
  const t = messages as unknown as Messages;
  const urlOf = (entry: Entry): URL => new URL(entry.address, tenant.origin);
  const contextOf = (entry: Entry): PageContext<Messages> => ({
    pattern: "/Gallery",
    path: "/Gallery",
    params: {},
    query: urlOf(entry).searchParams,
    tenant,
    language: "id",
    t,
  });
  const load = async (entry: Entry): Promise<Shown["data"]> => {
    const loaded = await galleryLoader(deps, contextOf(entry));
    if ("kind" in loaded) throw new Error(`The gallery came to ${loaded.kind}`);
    return loaded.data;
  };

  const first: Entry = { address, state: null };
  let entries: readonly Entry[] = [first];
  let at = 0;
  let turn = 0;
  let isConnected = true;
  let shown: Shown = { entry: first, data: await load(first), wanted: null };
  const store = createStore(shown.data, deps);
  const listeners = new Set<() => void>();
  const put = (next: Shown): void => {
    shown = next;
    listeners.forEach((listener) => listener());
  };
  const travel = async (next: readonly Entry[], place: number): Promise<void> => {
    const entry = next[place];
    if (!entry) return;
    turn += 1;
    const own = turn;
    put({ ...shown, wanted: entry });
    if (!isConnected) return void setTimeout(() => act(() => put({ ...shown, wanted: null })));
    const data = await load(entry);
    if (own !== turn) return;
    [entries, at] = [next, place];
    act(() => {
      store.take(data);
      put({ entry, data, wanted: null });
    });
  };
  const entryOf = (to: Parameters<Navigator["push"]>[0], state: unknown): Entry => ({
    address: typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}`,
    state,
  });
  const navigator: Navigator = {
    createHref: (to) => entryOf(to, null).address,
    push: (to, state) => void travel([...entries.slice(0, at + 1), entryOf(to, state)], at + 1),
    replace: (to, state) => void travel(entries.with(at, entryOf(to, state)), at),
    go: (delta) => void travel(entries, at + delta),
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const reload = () => travel(entries, at);
  const Browser = () => {
    const { entry, data, wanted } = useSyncExternalStore(subscribe, () => shown);
    const { pathname, search } = urlOf(entry);
    const navigation: Navigation = wanted ? { state: "loading", location: urlOf(wanted) } : { state: "idle" };
    return (
      <Router location={{ pathname, search, state: entry.state }} navigator={navigator}>
        <RemoteScopeProvider scope={{ tenant, language: "id", messages: t, deps, sessions: new Map() }}>
          <PageHostProvider host={{ navigation, reload, submit: () => Promise.resolve() }}>
            <Page data={data} store={store} context={contextOf(entry)} />
          </PageHostProvider>
        </RemoteScopeProvider>
      </Router>
    );
  };

  await act(async () => void render(<Browser />));
  await settleGallery();
  return {
    http,
    history: () => ({ addresses: entries.map((entry) => entry.address), at }),
    back: async () => {
      act(() => navigator.go(-1));
      await settleGallery();
    },
    disconnect: () => {
      isConnected = false;
    },
  };
};

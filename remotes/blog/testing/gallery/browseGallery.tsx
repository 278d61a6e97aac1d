import { RemoteScopeProvider, type PageContext } from "@serambi/kernel/remote";
import { Router, type Navigator } from "@serambi/kernel/router";
import { fakeDeps, fakeHttp, fakeTenant, type Answers, type FakeHttp } from "@serambi/kernel/testing";
import { act, render } from "@testing-library/react";
import { useSyncExternalStore } from "react";

import { messages } from "../../messages/gallery.id";
import type { Messages } from "../../messages/id";
import { preload, Page } from "../../pages/gallery/GalleryPage";
import { remote } from "../../remote";
import type { BlogStore } from "../../stores/BlogStore";

interface Entry {
  readonly address: string;
  readonly state: unknown;
}

/** A browser with a history, as far as the gallery needs one. */
export interface BrowsedGallery {
  readonly http: FakeHttp;
  readonly store: BlogStore;
  /** Every address of the history, and which of them is shown. */
  readonly history: () => { readonly addresses: readonly string[]; readonly at: number };
  readonly back: () => Promise<void>;
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Lets whatever is under way come to its end. */
export const settleGallery = () => act(async () => void (await nextTurn(), await nextTurn(), await nextTurn()));

/** The gallery in a document, with an address that its links and pictures change. */
export const browseGallery = async (address: string, answers: Answers): Promise<BrowsedGallery> => {
  const tenant = fakeTenant({ settings: { routes: ["/", "/Gallery"] } });
  const http = fakeHttp(answers);
  const store = remote.createStore(fakeDeps({ tenant, http })) as BlogStore; // this remote's own store
  // Its page is given the texts of its part.
  const t = messages as unknown as Messages;
  const contextOf = ({ address: shown }: Entry): PageContext<Messages> => ({
    pattern: "/Gallery",
    path: "/Gallery",
    params: {},
    query: new URL(shown, tenant.origin).searchParams,
    tenant,
    language: "id",
    t,
  });

  let entries: readonly Entry[] = [{ address, state: null }];
  let at = 0;
  let shown = entries[0] ?? { address, state: null };
  const listeners = new Set<() => void>();
  const show = async (next: readonly Entry[], place: number): Promise<void> => {
    const entry = next[place];
    if (!entry) return;
    await preload(store, contextOf(entry));
    [entries, at, shown] = [next, place, entry];
    act(() => listeners.forEach((listener) => listener()));
  };
  const entryOf = (to: Parameters<Navigator["push"]>[0], state: unknown): Entry => ({
    address: typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}`,
    state,
  });
  const navigator: Navigator = {
    createHref: (to) => entryOf(to, null).address,
    push: (to, state) => void show([...entries.slice(0, at + 1), entryOf(to, state)], at + 1),
    replace: (to, state) => void show(entries.with(at, entryOf(to, state)), at),
    go: (delta) => void show(entries, at + delta),
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const Browser = () => {
    const entry = useSyncExternalStore(subscribe, () => shown);
    const { pathname, search } = new URL(entry.address, tenant.origin);
    return (
      <Router location={{ pathname, search, state: entry.state }} navigator={navigator}>
        <RemoteScopeProvider scope={{ tenant, language: "id", messages: t }}>
          <Page store={store} context={contextOf(entry)} />
        </RemoteScopeProvider>
      </Router>
    );
  };

  await preload(store, contextOf(shown));
  await act(async () => void render(<Browser />));
  await settleGallery();
  return {
    http,
    store,
    history: () => ({ addresses: entries.map((entry) => entry.address), at }),
    back: async () => {
      navigator.go(-1);
      await settleGallery();
    },
  };
};

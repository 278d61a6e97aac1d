import { arriving } from "@serambi/kernel/pages";
import { defineRemote, defineSlot, REMOTE_CONTRACT, type RemoteDeps } from "@serambi/kernel/remote";

import type { NextClass, NextReader } from "./contract/NextReader";
import type { NextProps } from "./contract/nextSlot";
import { PAGE_PATH } from "./contract/paths";
import type { Messages } from "./messages/id";
import { NextStore, type NextSnapshot } from "./stores/NextStore";

/** The client comes with the first call: neither it nor the schemas it brings are part of a page's first code. */
const lazyReader =
  ({ http }: RemoteDeps) =>
  async (): Promise<NextReader> => {
    const { NextApi } = await arriving(import(/* webpackChunkName: "api" */ "./api/NextApi"));
    return new NextApi(http.services);
  };

export const remote = defineRemote<NextStore, Messages>({
  id: "sampel",
  contract: REMOTE_CONTRACT,
  messages: {
    id: () => import(/* webpackChunkName: "messages-id" */ "./messages/id"),
    en: () => import(/* webpackChunkName: "messages-en" */ "./messages/en"),
  },
  // What comes back is the snapshot of this same version: the release is fixed for the whole visit.
  createStore: (deps, saved) => new NextStore({ reader: lazyReader(deps) }, saved as NextSnapshot | undefined),
  pages: [
    {
      id: "next",
      paths: [PAGE_PATH],
      load: () => import(/* webpackChunkName: "page-next" */ "./pages/NextPage"),
      // A list that failed is a page with a way to try again, which search engines are told to come back to.
      preload: async (store) => ({ kind: "ok", status: (await store.load()).phase === "ready" ? 200 : 503 }),
      head: (_, { t, tenant }) => ({ title: t.title, description: t.description(tenant.settings.title) }),
    },
  ],
  slots: [
    defineSlot<NextStore, NextProps, readonly NextClass[]>({
      name: "sampel.next.v1",
      schema: () => import(/* webpackChunkName: "schema-next" */ "./contract/nextSlot"),
      load: () => import(/* webpackChunkName: "slot-sampel.next.v1" */ "./slots/NextClasses"),
      preload: (store, { limit }) => store.read(limit),
      minHeightRem: 24,
    }),
  ],
});

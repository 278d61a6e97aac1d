import { arriving } from "@serambi/kernel/pages";
import { defineRemote, REMOTE_CONTRACT, type RemoteDeps } from "@serambi/kernel/remote";

import type { HomeReader } from "./contract/HomeReader";
import { LAYOUT_PATTERN, WORKSHOP_PATH } from "./contract/paths";
import type { WorkshopMessages } from "./messages/id";
import { WorkshopStore, type WorkshopSnapshot } from "./stores/WorkshopStore";

const lazyReader =
  ({ http, tenant }: RemoteDeps) =>
  async (): Promise<HomeReader> => {
    const { HomeApi } = await arriving(import(/* webpackChunkName: "api" */ "./api/HomeApi"));
    return new HomeApi(http.services, tenant.key);
  };

export const remote = defineRemote<WorkshopStore, WorkshopMessages>({
  id: "workshop",
  contract: REMOTE_CONTRACT,
  messages: {
    id: () => import(/* webpackChunkName: "messages-id" */ "./messages/id"),
    en: () => import(/* webpackChunkName: "messages-en" */ "./messages/en"),
  },
  // What comes back is the snapshot of this same version: the release is fixed for the whole visit.
  createStore: (deps, saved) => new WorkshopStore({ reader: lazyReader(deps) }, saved as WorkshopSnapshot | undefined),
  pages: [
    {
      id: "components",
      paths: [WORKSHOP_PATH],
      load: () => import(/* webpackChunkName: "page-components" */ "./pages/ComponentsPage"),
      head: (_, { t }) => ({ title: t.title, isIndexed: false }),
    },
    {
      id: "layout",
      paths: [LAYOUT_PATTERN],
      load: () => import(/* webpackChunkName: "page-layout" */ "./pages/LayoutPage"),
      preload: async (store, { t }) =>
        (await store.loadHome()).phase === "ready"
          ? { kind: "ok" }
          : { kind: "failed", status: 503, message: t.homeFailed },
      slots: (store) => store.slots,
      head: (_, { params, t }) => ({ title: t.layoutTitle(params["layout"] ?? ""), isIndexed: false }),
    },
  ],
  slots: [],
});

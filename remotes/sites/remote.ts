import { AppError } from "@serambi/kernel/errors";
import { defineRemote, REMOTE_CONTRACT, type RemoteDeps } from "@serambi/kernel/remote";

import type { HomeReader } from "./contract/HomeReader";
import type { SitesMessages } from "./messages/id";
import { homeHead, homeJsonLd } from "./pages/homeHead";
import { homeSlots } from "./pages/homeSlots";
import { sections } from "./slots/sections";
import { HomeStore, type HomeSnapshot } from "./stores/HomeStore";

/** The client comes with the first call: neither it nor the schemas it brings are part of a page's first code. */
const lazyReader =
  ({ http, tenant }: RemoteDeps) =>
  async (): Promise<HomeReader> => {
    const { HomeApi } = await import(/* webpackChunkName: "api" */ "./api/HomeApi").catch((cause: unknown) => {
      throw new AppError("offline", "The client could not be loaded", { cause });
    });
    const isTranslated = tenant.language !== tenant.settings.language;
    return new HomeApi(http.services, tenant.key, isTranslated ? tenant.language : undefined);
  };

export const remote = defineRemote<HomeStore, SitesMessages>({
  id: "sites",
  contract: REMOTE_CONTRACT,
  messages: {
    id: () => import(/* webpackChunkName: "messages-id" */ "./messages/id"),
    en: () => import(/* webpackChunkName: "messages-en" */ "./messages/en"),
  },
  search: () => import(/* webpackChunkName: "search" */ "./api/search"),
  // What comes back is the snapshot of this same version: the release is fixed for the whole visit.
  createStore: (deps, saved) => new HomeStore({ reader: lazyReader(deps) }, saved as HomeSnapshot | undefined),
  pages: [
    {
      id: "home",
      paths: ["/"],
      load: () => import(/* webpackChunkName: "page-home" */ "./pages/HomePage"),
      // A home page without its sections is no page: the frame stands and says so, and search engines come back.
      preload: async (store, { t }) =>
        (await store.load()).phase === "ready"
          ? { kind: "ok" }
          : { kind: "failed", status: 503, message: t.homeFailed },
      slots: (store) => homeSlots(store.sections),
      head: ({ languages }, { tenant }) => homeHead(tenant, languages),
      jsonLd: (_, { tenant }) => homeJsonLd(tenant),
    },
  ],
  slots: sections,
});

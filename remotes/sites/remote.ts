import { chunkPage } from "@serambi/kernel/pages";
import { defineRemote, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import type { SitesMessages } from "./messages/id";
import { texts } from "./messages/texts";
import { portfolioPages } from "./pages/portfolio/portfolioPages";
import { sectionPages } from "./pages/sections/sectionPages";
import { sections } from "./slots/sections";
import { SitesStore, type SitesSnapshot } from "./stores/SitesStore";

export const remote = defineRemote<SitesStore, SitesMessages>({
  id: "sites",
  contract: REMOTE_CONTRACT,
  messages: {
    id: () => import(/* webpackChunkName: "messages-id" */ "./messages/id"),
    en: () => import(/* webpackChunkName: "messages-en" */ "./messages/en"),
  },
  texts,
  sitemap: () => import(/* webpackChunkName: "sitemap" */ "./api/sitemap"),
  search: () => import(/* webpackChunkName: "search" */ "./api/search"),
  // What comes back is the snapshot of this same version: the release is fixed for the whole visit.
  createStore: (deps, saved) => new SitesStore(deps, saved as SitesSnapshot | undefined),
  pages: [
    chunkPage<SitesStore, SitesMessages>({
      id: "home",
      paths: ["/"],
      reads: () => import(/* webpackChunkName: "api" */ "./api/HomeApi"),
      load: () => import(/* webpackChunkName: "page-home" */ "./pages/HomePage"),
    }),
    ...sectionPages,
    ...portfolioPages,
  ],
  slots: sections,
});

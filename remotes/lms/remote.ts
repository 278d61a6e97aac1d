import { arriving } from "@serambi/kernel/pages";
import { defineRemote, REMOTE_CONTRACT, type RemoteDeps } from "@serambi/kernel/remote";

import type { Messages } from "./messages/id";
import { showcasePages } from "./pages/showcase/showcasePages";
import { LmsStore, type LmsDeps, type LmsSnapshot } from "./stores/LmsStore";

/** Neither the clients nor the schemas that they bring are part of a page's first code. */
const readersOf = ({ http: { services }, tenant, report }: RemoteDeps): LmsDeps => ({
  showcase: async () => {
    const { ShowcaseClient } = await arriving(
      import(/* webpackChunkName: "api-showcase" */ "./api/showcase/ShowcaseClient"),
    );
    return new ShowcaseClient(services, tenant.key, report);
  },
});

export const remote = defineRemote<LmsStore, Messages>({
  id: "lms",
  contract: REMOTE_CONTRACT,
  messages: {
    id: () => import(/* webpackChunkName: "messages-id" */ "./messages/id"),
    en: () => import(/* webpackChunkName: "messages-en" */ "./messages/en"),
  },
  // What comes back is the snapshot of this same version: the release is fixed for the whole visit.
  createStore: (deps, saved) => new LmsStore(readersOf(deps), saved as LmsSnapshot | undefined),
  sitemap: () => import(/* webpackChunkName: "sitemap" */ "./api/sitemap"),
  search: () => import(/* webpackChunkName: "search" */ "./api/search"),
  pages: [...showcasePages],
  slots: [],
});

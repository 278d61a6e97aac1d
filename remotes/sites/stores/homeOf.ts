import { arriving } from "@serambi/kernel/pages";

import { HomeStore } from "./HomeStore";
import type { SitesStore } from "./SitesStore";

/** The client comes with the first call: neither it nor the schemas it brings are part of a page's first code. */
const api = () => arriving(import(/* webpackChunkName: "api" */ "../api/HomeApi"));

/** The home page of this site. */
export const homeOf = (store: SitesStore): HomeStore =>
  store.part(
    "home",
    ({ tenant, http }, saved) =>
      new HomeStore(
        {
          reader: async () => {
            const { HomeApi } = await api();
            const isTranslated = tenant.language !== tenant.settings.language;
            return new HomeApi(http.services, tenant.key, isTranslated ? tenant.language : undefined);
          },
        },
        saved,
      ),
  );

import { arriving } from "@serambi/kernel/pages";

import type { SitesStore } from "../SitesStore";
import { loadPagesApi } from "./loadPagesApi";
import { SectionPagesStore } from "./SectionPagesStore";

/** The pages of this site that are lists of sections. */
export const pagesOf = (store: SitesStore): SectionPagesStore =>
  store.part(
    "pages",
    ({ tenant, http, report }, saved) =>
      new SectionPagesStore(async () => {
        const { PagesApi } = await arriving(loadPagesApi());
        return new PagesApi(http.services, tenant.key, report);
      }, saved),
  );

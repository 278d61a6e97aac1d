import { arriving } from "@serambi/kernel/pages";

import type { SitesStore } from "../SitesStore";
import { loadPortfolioApi } from "./loadPortfolioApi";
import { PortfolioStore } from "./PortfolioStore";

/** The work for clients that this site tells of. */
export const portfolioOf = (store: SitesStore): PortfolioStore =>
  store.part(
    "portfolio",
    ({ tenant, http, report }, saved) =>
      new PortfolioStore(async () => {
        const { PortfolioApi } = await arriving(loadPortfolioApi());
        return new PortfolioApi(http.services, tenant.key, report);
      }, saved),
  );

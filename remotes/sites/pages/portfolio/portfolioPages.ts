import { chunkPage } from "@serambi/kernel/pages";

import { CASE_PATH, PORTFOLIO_PATH } from "../../contract/portfolio/paths";
import type { SitesMessages } from "../../messages/id";
import { loadPortfolioApi } from "../../stores/portfolio/loadPortfolioApi";
import type { SitesStore } from "../../stores/SitesStore";

/** The pages of the work for clients. */
export const portfolioPages = [
  chunkPage<SitesStore, SitesMessages>({
    id: "portfolio",
    texts: "portfolio",
    paths: [PORTFOLIO_PATH, CASE_PATH],
    load: () => import(/* webpackChunkName: "page-portfolio" */ "./PortfolioPage"),
    reads: loadPortfolioApi,
  }),
];

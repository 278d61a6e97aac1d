import type { SitemapModule } from "@serambi/kernel/server";

import { pageAddresses } from "./pages/pagesSitemap";
import { portfolioAddresses } from "./portfolio/portfolioSitemap";

/** Addresses that have parameters: pages below others, and the work for clients. */
export const sitemap: SitemapModule = {
  addresses: async (deps) => (await Promise.all([pageAddresses(deps), portfolioAddresses(deps)])).flat(),
};

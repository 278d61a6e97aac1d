import type { SitemapModule } from "@serambi/kernel/server";

import { portfolioAddresses } from "./portfolio/portfolioSitemap";

/** What this remote has to be found beyond paths without parameters: the work for clients. */
export const sitemap: SitemapModule = { addresses: portfolioAddresses };

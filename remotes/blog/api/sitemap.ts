import type { SitemapModule } from "@serambi/kernel/server";

import { articleAddresses, articleAliases } from "./articles/articleSitemap";
import { eventAddresses } from "./events/eventSitemap";
import { podcastAddresses } from "./podcast/podcastSitemap";

/** What each part of this remote has to be found; a part asks nothing for a site that has no page of it. */
const PARTS: readonly SitemapModule["addresses"][] = [articleAddresses, eventAddresses, podcastAddresses];

/** The pages of this remote beyond its paths. @throws AppError offline | timeout | upstream | malformed */
export const sitemap: SitemapModule = {
  aliases: articleAliases,
  addresses: async (deps) => (await Promise.all(PARTS.map((part) => part(deps)))).flat(),
};

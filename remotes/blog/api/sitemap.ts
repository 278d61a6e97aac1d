import type { PublicTenant } from "@serambi/kernel/contracts";
import type { RemoteDeps, SitemapEntry } from "@serambi/kernel/remote";

import { articleAddresses, articleAliases } from "./articles/articleSitemap";
import { eventAddresses } from "./events/eventSitemap";
import { podcastAddresses } from "./podcast/podcastSitemap";

/** What each part of this remote has to be found; a part asks nothing for a site that has no page of it. */
const PARTS: readonly ((deps: RemoteDeps) => Promise<readonly SitemapEntry[]>)[] = [
  articleAddresses,
  eventAddresses,
  podcastAddresses,
];

export const aliases = (tenant: PublicTenant): readonly string[] => articleAliases(tenant);

/** @throws AppError offline | timeout | upstream | malformed */
export const addresses = async (deps: RemoteDeps): Promise<readonly SitemapEntry[]> =>
  (await Promise.all(PARTS.map((part) => part(deps)))).flat();

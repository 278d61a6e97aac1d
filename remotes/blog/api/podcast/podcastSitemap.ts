import { EpisodeSummary } from "@serambi/kernel/contracts";
import { readPage } from "@serambi/kernel/http";
import { hasRoute, type RemoteDeps, type SitemapEntry } from "@serambi/kernel/remote";

import { EPISODE_PATH, episodePath } from "../../contract/paths";

/** The largest page that the host gives. */
const PAGE_SIZE = 50;
/** A bound on what one sitemap may ask of the host: 10,000 episodes. */
const MAX_PAGES = 200;

/**
 * The page of every episode of this site; no call where it has none.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const podcastAddresses = async ({ tenant, http, report }: RemoteDeps): Promise<readonly SitemapEntry[]> => {
  if (!hasRoute(tenant, EPISODE_PATH)) return [];
  const entries: SitemapEntry[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await http.services.get("podcast/list", { params: { page, pageSize: PAGE_SIZE } });
    const { items, totalPages } = readPage(answer, EpisodeSummary, { call: "podcast/list", report });
    for (const episode of items) {
      const path = episodePath(tenant, episode);
      if (path !== undefined) entries.push({ path, lastModified: episode.updatedAt });
    }
    if (page >= totalPages) break;
  }
  return entries;
};

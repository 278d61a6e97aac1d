import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";
import type { SitemapEntry } from "@serambi/kernel/server";

import { EpisodeSummary } from "../../contract/hosts/posts";
import { EPISODE_PATH, episodePath } from "../../contract/paths";
import { allPages } from "../allPages";

/** A bound on what one sitemap may ask of the host: 10,000 episodes. */
const MAX_PAGES = 200;

/**
 * The page of every episode of this site; no call where it has none.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const podcastAddresses = async (deps: RemoteDeps): Promise<readonly SitemapEntry[]> => {
  if (!hasRoute(deps.tenant, EPISODE_PATH)) return [];
  return (await allPages(deps, { path: "podcast/list" }, EpisodeSummary, MAX_PAGES)).flatMap((episode) => {
    const path = episodePath(deps.tenant, episode);
    return path === undefined ? [] : [{ path, lastModified: episode.updatedAt }];
  });
};

import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";
import type { SitemapEntry } from "@serambi/kernel/server";

import { EventSummary } from "../../contract/hosts/posts";
import { EVENT_PATH, eventPath } from "../../contract/paths";
import { allPages } from "../allPages";

/** A bound on what one sitemap may ask of the host: 10,000 events. */
const MAX_PAGES = 200;

/**
 * The page of every event of this site, those that are over too; no call where it has none.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const eventAddresses = async (deps: RemoteDeps): Promise<readonly SitemapEntry[]> => {
  if (!hasRoute(deps.tenant, EVENT_PATH)) return [];
  return (await allPages(deps, { path: "post/list", params: { kind: "event" } }, EventSummary, MAX_PAGES)).flatMap(
    (event) => {
      const path = eventPath(deps.tenant, event);
      return path === undefined ? [] : [{ path, lastModified: event.updatedAt }];
    },
  );
};

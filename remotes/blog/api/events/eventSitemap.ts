import { EventSummary } from "@serambi/kernel/contracts";
import { readPage } from "@serambi/kernel/http";
import { hasRoute, type RemoteDeps, type SitemapEntry } from "@serambi/kernel/remote";

import { EVENT_PATH, eventPath } from "../../contract/paths";

/** The largest page that the host gives. */
const PAGE_SIZE = 50;
/** A bound on what one sitemap may ask of the host: 10,000 events. */
const MAX_PAGES = 200;

/**
 * The page of every event of this site, those that are over too; no call where it has none.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const eventAddresses = async ({ tenant, http, report }: RemoteDeps): Promise<readonly SitemapEntry[]> => {
  if (!hasRoute(tenant, EVENT_PATH)) return [];
  const entries: SitemapEntry[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await http.services.get("post/list", { params: { page, pageSize: PAGE_SIZE, kind: "event" } });
    const { items, totalPages } = readPage(answer, EventSummary, { call: "post/list", report });
    for (const event of items) {
      const path = eventPath(tenant, event);
      if (path !== undefined) entries.push({ path, lastModified: event.updatedAt });
    }
    if (page >= totalPages) break;
  }
  return entries;
};

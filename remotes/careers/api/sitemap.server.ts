import { hasRoute } from "@serambi/kernel/remote";
import type { SitemapEntry, SitemapModule } from "@serambi/kernel/server";

import { COMPANY_PATH, companyPath, hasJobs, jobPath } from "../contract/paths";
import { JobClient } from "./JobClient";

const MOST_JOBS = 10_000;
const MOST_COMPANIES = 2_000;
const PAGE_SIZE = 50;

/** Open jobs and the companies that hire; what is closed is gone from it. */
export const sitemap: SitemapModule = {
  addresses: async ({ http, tenant }) => {
    const client = new JobClient(http);
    const entries: SitemapEntry[] = hasJobs(tenant)
      ? (await client.all(MOST_JOBS)).map((job) => ({ path: jobPath(job), lastModified: job.postedAt }))
      : [];
    if (!hasRoute(tenant, COMPANY_PATH)) return entries;
    for (let page = 1; page * PAGE_SIZE <= MOST_COMPANIES; page += 1) {
      const { items, totalPages } = await client.careers(page, PAGE_SIZE);
      entries.push(...items.map(({ slug }) => ({ path: companyPath(slug) })));
      if (page >= totalPages) break;
    }
    return entries;
  },
};

import type { PublicTenant } from "@serambi/kernel/contracts";
import type { PageContext } from "@serambi/kernel/remote";
import { document, notFound, type DocumentDeps } from "@serambi/kernel/server";

import { JobClient } from "../api/JobClient";
import { FEED_PATH, hasJobs, jobPath, JOBS_PATH } from "../contract/paths";
import type { Messages } from "../messages/id";

const ITEMS = 50;
const MAX_AGE_SECONDS = 300;

/** `/Event/Careers/rss.xml`: open jobs, the newest first. */
export const jobsFeed = document<Messages>({
  id: "jobs-feed",
  paths: [FEED_PATH],
  loader: async ({ http, feed }: DocumentDeps, { t, tenant, language }: PageContext<Messages>) => {
    if (!hasJobs(tenant)) return notFound();
    const { items } = await new JobClient(http).jobs({}, { pageSize: ITEMS });
    return feed({
      format: "rss",
      title: `${t.feedTitle}, ${tenant.settings.title}`,
      description: t.feedDescription(tenant.settings.title),
      page: JOBS_PATH,
      maxAgeSeconds: MAX_AGE_SECONDS,
      items: items.map((job) => ({
        path: jobPath(job),
        title: `${job.title}, ${job.company.name}`,
        summary: `${t.pay(job.payFromIdr, job.payToIdr)}. ${job.city}, ${t[`place.${job.place}`]}. ${job.summary}`,
        html: "",
        author: job.company.name,
        publishedAt: job.postedAt,
        updatedAt: job.postedAt,
        categories: [t[`field.${job.field}`], t[`kind.${job.kind}`]],
        language,
      })),
    });
  },
  alternates: (tenant: PublicTenant) =>
    hasJobs(tenant)
      ? [{ path: FEED_PATH, type: "application/rss+xml", title: tenant.language === "id" ? "Lowongan" : "Jobs" }]
      : [],
});

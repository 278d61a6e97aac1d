import { formatNumber } from "@serambi/kernel/i18n";
import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";
import type { SearchEntry, SearchModule } from "@serambi/kernel/server";

import { COMPANY_PATH, companyPath, hasJobs, jobPath } from "../contract/paths";
import type { Messages } from "../messages/id";
import { JobClient } from "./JobClient";

/** A bound on what one index has of them. */
const MOST_JOBS = 1_000;
const MOST_COMPANIES = 500;
const PAGE_SIZE = 50;

const jobs = async ({ http, tenant, language }: RemoteDeps): Promise<readonly SearchEntry[]> => {
  if (!hasJobs(tenant)) return [];
  const all = await new JobClient(http).all(MOST_JOBS);
  return all.map((job) => ({
    kind: "job",
    path: jobPath(job),
    title: job.title,
    note: `${job.company.name}, ${job.city}, ${language === "id" ? "Rp" : "IDR"} ${formatNumber(job.payFromIdr, language)}`,
    words: [job.company.name, ...job.skills, job.city],
  }));
};

const companies = async ({ http, tenant }: RemoteDeps): Promise<readonly SearchEntry[]> => {
  if (!hasRoute(tenant, COMPANY_PATH)) return [];
  const client = new JobClient(http);
  const found: SearchEntry[] = [];
  for (let page = 1; found.length < MOST_COMPANIES; page += 1) {
    const { items, totalPages } = await client.careers(page, PAGE_SIZE);
    found.push(
      ...items.map(({ slug, name, city, summary }) => ({
        kind: "company",
        path: companyPath(slug),
        title: name,
        note: city,
        words: [summary],
      })),
    );
    if (page >= totalPages) break;
  }
  return found;
};

/** Jobs and companies in the search of the site. */
export const search: SearchModule<Messages> = {
  kinds: { job: { name: (t) => t.jobs, icon: "list" }, company: { name: (t) => t.careersTitle, icon: "person" } },
  parts: { jobs, companies },
};

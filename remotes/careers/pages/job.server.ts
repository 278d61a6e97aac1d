import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, notFound, redirect } from "@serambi/kernel/server";

import { fetched } from "../api/fetched";
import { JobClient } from "../api/JobClient";
import { jobPath, JOBS_PATH } from "../contract/paths";
import type { Messages } from "../messages/id";
import { jobPosting } from "./jobPosting.server";

/** `/Event/Careers/{id}/{slug?}`: one job. A closed one says so, shows what is open, and is no page for search engines. */
export const jobLoader = loader(async ({ http, now }: RemoteDeps, { params, t, tenant }: PageContext<Messages>) => {
  const id = params["id"] ?? "";
  if (!/^[a-z0-9-]{3,60}$/.test(id)) return notFound();
  const job = await fetched("detail Job", new JobClient(http).job(id));
  const data = { job, now: now().toISOString() };
  if (!job.status) return { data, head: { title: t.job, isIndexed: false }, status: 503 };
  const { title, summary, company, isOpen, slug } = job.data;
  const path = jobPath(job.data);
  // One job has one address; an old title leads to it.
  if (params["slug"] !== slug) return redirect(path, 301);
  return {
    data,
    head: {
      title: `${title}, ${company.name}`,
      description: summary,
      canonicalPath: path,
      ...(!isOpen && { isIndexed: false }),
    },
    jsonLd: [
      breadcrumbList(tenant, [
        { name: t.jobs, path: JOBS_PATH },
        { name: title, path },
      ]),
      ...(isOpen ? [jobPosting(tenant, job.data)] : []),
    ],
  };
});

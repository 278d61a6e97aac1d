import { formatNumber } from "@serambi/kernel/i18n";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, itemList } from "@serambi/kernel/seo";
import { action, invalid, loader, orNull, readPublicForm, redirect } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { ApplicationClient } from "../api/ApplicationClient";
import { fetched } from "../api/fetched";
import { JobClient } from "../api/JobClient";
import { readJobQuery, jobsPath } from "../contract/jobQuery";
import { hasJobs, jobPath, JOBS_PATH } from "../contract/paths";
import type { Messages } from "../messages/id";

const PAGE_SIZE = 10;

type Context = PageContext<Messages>;

/** `/Event/Careers`: open jobs, as the address narrows them. A list that failed is a page with a way to try again. */
export const jobsLoader = loader(async ({ http, now }: RemoteDeps, { query, t, tenant, language }: Context) => {
  const client = new JobClient(http);
  const wanted = readJobQuery(query);
  const [list, facets] = await Promise.all([
    fetched("list Job", client.jobs(wanted, { pageSize: PAGE_SIZE })),
    orNull(client.facets()),
  ]);
  const total = facets?.total ?? null;
  const jobs = hasJobs(tenant) ? (list.data?.items ?? []) : [];
  return {
    data: { list, facets, now: now().toISOString(), isAsked: query.get("asked") === "1" },
    head: {
      title: t.jobsTitle,
      description: t.jobsDescription(tenant.settings.title),
      canonicalPath: JOBS_PATH,
      // Lists of somebody's own, and of words that somebody typed, are no pages for search engines.
      ...((wanted.ids !== null || wanted.search !== "") && { isIndexed: false }),
    },
    jsonLd: [
      breadcrumbList(tenant, [
        { name: t.jobsHeading(total === null ? null : formatNumber(total, language)), path: JOBS_PATH },
      ]),
      ...itemList(
        t.jobsTitle,
        jobs.map((job) => ({ name: job.title, url: new URL(tenant.origin + jobPath(job)).href })),
      ),
    ],
    ...(!list.status && { status: 503 }),
  };
});

const Email = z.email().check(z.maxLength(254));

/** Asks for letters about new jobs that pass the filters of the address. */
export const askAlert = action(async ({ http }: RemoteDeps, { query, t, tenant }: Context, posted) => {
  const { isTrapped, fields: form } = readPublicForm(posted);
  const email = Email.safeParse((form["email"] ?? "").trim());
  if (!email.success) return invalid({ email: t.emailWrong });
  const { search, cities, places, kinds, fields, payIdr } = readJobQuery(query);
  const filters = { search, cities: [...cities], places: [...places], kinds: [...kinds], fields: [...fields], payIdr };
  // A program is answered as if it had been done: nobody is written to.
  if (!isTrapped) await new ApplicationClient(http).askAlert(email.data, filters, tenant.origin);
  const back = jobsPath({ search, cities, places, kinds, fields, payIdr });
  return redirect(`${back}${back.includes("?") ? "&" : "?"}asked=1`, 303);
});

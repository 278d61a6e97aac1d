import type { PageContext } from "@serambi/kernel/remote";
import { document, notFound, type DocumentDeps } from "@serambi/kernel/server";

import { JobClient } from "../api/JobClient";
import type { Job } from "../contract/Job";
import { BOARDS_FEED_PATH, hasJobs, jobPath } from "../contract/paths";
import type { Messages } from "../messages/id";

const MOST = 500;
const MAX_AGE_SECONDS = 900;

/** Characters that XML has none of are left out; what has a meaning in it is written as itself. */
const text = (value: string): string =>
  value
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

const element = (name: string, value: string): string => `<${name}>${text(value)}</${name}>`;

const jobElement = (job: Job, origin: string, t: Messages): string =>
  [
    "<job>",
    element("title", job.title),
    element("date", new Date(job.postedAt).toUTCString()),
    element("referencenumber", job.id),
    element("url", new URL(origin + jobPath(job)).href),
    element("company", job.company.name),
    element("city", job.city),
    element("country", "ID"),
    element("description", `${job.summary} ${job.skills.join(", ")}`),
    element("salary", `IDR ${job.payFromIdr} - ${job.payToIdr} per month`),
    element("jobtype", job.kind.replace("-", "")),
    element("category", t[`field.${job.field}`]),
    ...(job.place === "remote" ? [element("remotetype", "Fully remote")] : []),
    element("expirationdate", new Date(job.closesAt).toUTCString()),
    "</job>",
  ].join("");

/** `/Event/Careers/jobs.xml`: open jobs in the form that job boards read (`<source>` with a `<job>` for each). */
export const boardsFeed = document<Messages>({
  id: "boards-feed",
  paths: [BOARDS_FEED_PATH],
  loader: async ({ http, text: file, now }: DocumentDeps, { t, tenant }: PageContext<Messages>) => {
    if (!hasJobs(tenant)) return notFound();
    const jobs = await new JobClient(http).all(MOST);
    const body = [
      '<?xml version="1.0" encoding="utf-8"?>',
      "<source>",
      element("publisher", tenant.settings.title),
      element("publisherurl", tenant.origin),
      element("lastBuildDate", now().toUTCString()),
      ...jobs.map((job) => jobElement(job, tenant.origin, t)),
      "</source>",
    ].join("\n");
    return file({ type: "application/xml; charset=utf-8", body, maxAgeSeconds: MAX_AGE_SECONDS, isIndexed: false });
  },
});

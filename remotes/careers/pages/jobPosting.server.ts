import type { PublicTenant } from "@serambi/kernel/contracts";
import { hasRoute } from "@serambi/kernel/remote";
import type { JsonLd } from "@serambi/kernel/seo";

import type { Kind } from "../contract/choices";
import type { JobDetail } from "../contract/Job";
import { APPLY_PATH, COMPANY_PATH, companyPath, jobPath } from "../contract/paths";

const TYPES: Readonly<Record<Kind, string>> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
};

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`;

/** The description of a job as HTML: Google and job boards want it whole. */
const postingHtml = ({ summary, tasks, brings }: Pick<JobDetail, "summary" | "tasks" | "brings">): string =>
  `<p>${escaped(summary)}</p>${list(tasks)}${list(brings)}`;

/** schema.org's `JobPosting`, by the rules of Google's search for jobs. */
export const jobPosting = (tenant: PublicTenant, job: JobDetail): JsonLd => ({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: job.title,
  description: postingHtml(job),
  identifier: { "@type": "PropertyValue", name: job.company.name, value: job.id },
  url: new URL(tenant.origin + jobPath(job)).href,
  datePosted: job.postedAt,
  validThrough: job.closesAt,
  employmentType: TYPES[job.kind],
  directApply: hasRoute(tenant, APPLY_PATH),
  hiringOrganization: {
    "@type": "Organization",
    name: job.company.name,
    ...(hasRoute(tenant, COMPANY_PATH) && { url: new URL(tenant.origin + companyPath(job.company.slug)).href }),
  },
  // From anywhere, and still of a country: Google asks for one.
  ...(job.place === "remote"
    ? { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { "@type": "Country", name: "Indonesia" } }
    : {
        jobLocation: {
          "@type": "Place",
          address: { "@type": "PostalAddress", addressLocality: job.city, addressCountry: "ID" },
        },
      }),
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "IDR",
    value: { "@type": "QuantitativeValue", minValue: job.payFromIdr, maxValue: job.payToIdr, unitText: "MONTH" },
  },
  skills: job.skills.join(", "),
});

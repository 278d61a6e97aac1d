import { formatNumber } from "@serambi/kernel/i18n";
import type { Loaded, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { pageSearch, parsePageNumber } from "@serambi/kernel/pages";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { fetched } from "../api/fetched";
import { JobClient } from "../api/JobClient";
import type { CompanyData } from "../contract/CompanyData";
import { companyPath } from "../contract/paths";
import type { Messages } from "../messages/id";

const PAGE_SIZE = 12;
const MOST_JOBS = 50;

type Context = PageContext<Messages>;

const listed = async (
  client: JobClient,
  now: string,
  { query, t, tenant, language }: Context,
): Promise<Loaded<CompanyData>> => {
  const page = parsePageNumber(query);
  const list = await fetched("list Career", client.careers(page, PAGE_SIZE));
  const total = list.data?.totalItems;
  return {
    data: { kind: "list", list, now },
    head: {
      title: t.careersTitle,
      description: t.careersDescription(tenant.settings.title),
      canonicalPath: companyPath() + pageSearch(page),
    },
    jsonLd: [
      breadcrumbList(tenant, [
        { name: t.careersHeading(total ? formatNumber(total, language) : null), path: companyPath() },
      ]),
    ],
    ...(!list.status && { status: 503 }),
  };
};

/** `/Career/{slug?}`: companies that hire, or one of them with its jobs. */
export const companyLoader = loader(
  async ({ http, now }: RemoteDeps, context: Context): Promise<Loaded<CompanyData>> => {
    const client = new JobClient(http);
    const { params, t, tenant } = context;
    const { slug } = params;
    const at = now().toISOString();
    if (slug === undefined) return listed(client, at, context);
    const company = await fetched("detail Career", client.career(slug));
    const jobs = company.status
      ? await orNull(client.jobs({}, { careerId: company.data.id, pageSize: MOST_JOBS }))
      : null;
    const data: CompanyData = { kind: "one", company, jobs: jobs?.items ?? null, now: at };
    if (!company.status) return { data, head: { title: t.company, isIndexed: false }, status: 503 };
    const { name, summary } = company.data;
    const path = companyPath(company.data.slug);
    return {
      data,
      head: { title: name, description: summary, canonicalPath: path },
      jsonLd: [
        breadcrumbList(tenant, [
          { name: t.careersTitle, path: companyPath() },
          { name, path },
        ]),
      ],
    };
  },
);

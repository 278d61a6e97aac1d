import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { hasRoute } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { SchoolApi } from "../api/SchoolApi";
import { NETWORK_PATH, REGISTER_PATH, STATISTICS_PATH } from "../contract/paths";
import { readSchoolQuery } from "../contract/schoolQuery";
import type { NetworkMessages } from "../messages/network.id";

const PER_PAGE = 12;

/** `/Network`: schools that take part, on a map of squares and in a table. */
export const networkLoader = loader(
  async ({ http }: RemoteDeps, { t, tenant, query }: PageContext<NetworkMessages>) => {
    const wanted = readSchoolQuery(query);
    const api = new SchoolApi(http);
    const [list, provinces] = await Promise.all([orNull(api.list(wanted, PER_PAGE)), orNull(api.byProvince())]);
    return {
      data: {
        list,
        provinces,
        mayRegister: hasRoute(tenant, REGISTER_PATH),
        hasStatistics: hasRoute(tenant, STATISTICS_PATH),
      },
      head: {
        title: t.title,
        canonicalPath: NETWORK_PATH,
        description: t.description(tenant.settings.title),
        ...(query.size > 0 && { isIndexed: false }),
      },
      jsonLd: [breadcrumbList(tenant, [{ name: t.title, path: NETWORK_PATH }])],
      ...(list === null && { status: 503 }),
    };
  },
);

import { hasRoute, type PageContext, type RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader } from "@serambi/kernel/server";

import { fetchStatistics } from "../api/fetchStatistics";
import { NETWORK_PATH, STATISTICS_PATH } from "../contract/paths";
import { readStatisticQuery } from "../contract/statisticQuery";
import type { MonthFigures, Statistics } from "../contract/Statistics";
import type { StatisticMessages } from "../messages/statistics.id";
import { drawChart } from "./chart.server";

/** Pupils who have begun so far, month by month. */
const runningTotal = ({ months, before }: Statistics) => {
  let sum = before;
  return months.map(({ month, students }) => ({ month, value: (sum += students) }));
};

const registrars = (months: readonly MonthFigures[]) =>
  months.map(({ month, registrars: value }) => ({ month, value }));

/** `/Statistics`: figures with a chart, a table and a file of each. */
export const statisticsLoader = loader(async (deps: RemoteDeps, context: PageContext<StatisticMessages>) => {
  const { t, tenant, query } = context;
  const statistics = await fetchStatistics(deps, readStatisticQuery(query));
  return {
    data: {
      statistics,
      charts: statistics && {
        students: drawChart(runningTotal(statistics)),
        registrars: drawChart(registrars(statistics.months)),
      },
      hasNetwork: hasRoute(tenant, NETWORK_PATH),
    },
    head: {
      title: t.title,
      canonicalPath: STATISTICS_PATH,
      description: t.description(tenant.settings.title),
      ...(query.size > 0 && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t.title, path: STATISTICS_PATH }])],
    ...(statistics === null && { status: 503 }),
  };
});

import { csvOf, document, notFound } from "@serambi/kernel/server";

import { StatisticApi } from "../api/StatisticApi";
import { STATISTICS_CSV_PATH } from "../contract/paths";
import { readStatisticQuery } from "../contract/statisticQuery";
import type { Statistics } from "../contract/Statistics";
import type { StatisticMessages } from "../messages/statistics.id";

type Rows = Parameters<typeof csvOf>[0];

const TABLES: Readonly<Record<string, (statistics: Statistics, t: StatisticMessages) => Rows>> = {
  months: ({ months }, t) => [
    [t.month, t.registrars, t.students, t.graduates],
    ...months.map(({ month, registrars, students, graduates }) => [month, registrars, students, graduates]),
  ],
  programmes: ({ programmes }, t) => [
    [t.programme, t.registrars, t.students, t.graduates],
    ...programmes.map(({ name, registrars, students, graduates }) => [name, registrars, students, graduates]),
  ],
  provinces: ({ provinces }, t) => [
    [t.province, t.activeSchools, t.students, t.graduates],
    ...provinces.map(({ name, schools, students, graduates }) => [name, schools, students, graduates]),
  ],
};

/** `/Statistics/months.csv` and its like: the tables of `/Statistics`, whole, narrowed down as the page is. */
export const statisticsDocument = document<StatisticMessages>({
  id: "statistics-csv",
  paths: [STATISTICS_CSV_PATH],
  texts: "statistics",
  loader: async ({ http, text }, { t, params, query }) => {
    const name = params["table"] ?? "";
    const rows = TABLES[name];
    if (!rows) return notFound();
    const statistics = await new StatisticApi(http).all(readStatisticQuery(query));
    return text({
      type: "text/csv; charset=utf-8",
      body: csvOf(rows(statistics, t)),
      fileName: `${name}.csv`,
      isIndexed: false,
    });
  },
});

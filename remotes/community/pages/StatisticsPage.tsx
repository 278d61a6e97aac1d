import { formatNumber } from "@serambi/kernel/i18n";
import { useDeps, useReload, useWantedQuery, type PageProps } from "@serambi/kernel/remote";
import { ArrowLink, EmptyState, ErrorState, PageHead, Wrap } from "@serambi/kernel/ui";
import { useEffect } from "react";

import { monthName } from "../components/monthName";
import { percentOf } from "../components/percentOf";
import { StatisticFilters } from "../components/StatisticFilters";
import { STATISTICS_PATH } from "../contract/paths";
import { readStatisticQuery } from "../contract/statisticQuery";
import type { MonthFigures } from "../contract/Statistics";
import { Numbers, OverTime, Programmes, Provinces } from "./statisticParts";
import type { statisticsLoader } from "./statistics.server";
import s from "./StatisticsPage.module.css";

type Props = PageProps<typeof statisticsLoader>;

/** A figure of each year: how much was added, and the sum so far. */
const byYear = (months: readonly MonthFigures[], figure: "students" | "registrars", before: number) => {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  let sum = before;
  return years.map((year) => {
    const added = months.filter(({ month }) => month.startsWith(year)).reduce((all, one) => all + one[figure], 0);
    sum += added;
    return { year, added, sum };
  });
};

/** Tells the site, once for each visit of the page, that it was looked at. */
const useRecorded = (): void => {
  const { http } = useDeps();
  useEffect(() => {
    void http.services.create("statistics/record", { event: "view" }).catch(() => undefined);
  }, [http]);
};

/** `/Statistics` */
export const Page = ({ data: { statistics, charts, hasNetwork }, context }: Props) => {
  const { t, language, query: address } = context;
  const query = readStatisticQuery(useWantedQuery(STATISTICS_PATH, address));
  const reload = useReload();
  useRecorded();
  if (!statistics || !charts)
    return (
      <Wrap className={s.page}>
        <PageHead heading={t.title} />
        <ErrorState title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />
      </Wrap>
    );
  const number = (value: number): string => formatNumber(value, language);
  const { months, before } = statistics;
  const [first, last] = [months[0], months.at(-1)];
  const parts = { statistics, query, context };
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={t.heading}
        lede={first && last ? t.lede(monthName(first.month, language), monthName(last.month, language)) : undefined}
      />
      <StatisticFilters query={query} statistics={statistics} t={t} />
      {months.length === 0 ? (
        <EmptyState title={t.none} action={<ArrowLink to={STATISTICS_PATH}>{t.all}</ArrowLink>}>
          <p>{t.noneText}</p>
        </EmptyState>
      ) : (
        <>
          <Numbers {...parts} />
          <OverTime
            {...parts}
            id="students"
            title={t.studentsTitle}
            chart={charts.students}
            headers={[t.students, t.added]}
            rows={byYear(months, "students", before).map(({ year, added, sum }) => ({
              year,
              cells: [number(sum), `+${number(added)}`],
            }))}
          />
          <OverTime
            {...parts}
            id="registrars"
            title={t.registrarsTitle}
            chart={charts.registrars}
            headers={[t.registrars, t.share]}
            rows={byYear(months, "registrars", 0).map(({ year, added }, _, all) => ({
              year,
              cells: [number(added), percentOf(added, all.at(-1)?.sum ?? 0, language)],
            }))}
          />
          <Programmes {...parts} />
        </>
      )}
      {hasNetwork && <Provinces {...parts} />}
    </Wrap>
  );
};

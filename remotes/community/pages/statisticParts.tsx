import type { PageProps } from "@serambi/kernel/remote";
import { formatNumber } from "@serambi/kernel/i18n";
import { ArrowLink, Table, VisuallyHidden, FileLink } from "@serambi/kernel/ui";

import { FigureList, type Figure } from "../components/FigureList";
import { LineChart } from "../components/LineChart";
import { monthName } from "../components/monthName";
import { percentOf } from "../components/percentOf";
import { ProvinceMap } from "../components/ProvinceMap";
import { ShareBar } from "../components/ShareBar";
import { Sparkline } from "../components/Sparkline";
import type { Chart } from "../contract/Chart";
import { NETWORK_PATH, statisticsCsvPath } from "../contract/paths";
import { networkPath } from "../contract/schoolQuery";
import { statisticParams, type StatisticQuery } from "../contract/statisticQuery";
import type { Statistics } from "../contract/Statistics";
import type { statisticsLoader } from "./statistics.server";
import s from "./StatisticsPage.module.css";

type Context = PageProps<typeof statisticsLoader>["context"];

interface PartProps {
  readonly statistics: Statistics;
  readonly query: StatisticQuery;
  readonly context: Context;
}

const TOP_PROVINCES = 5;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

interface TableFileProps {
  readonly table: string;
  readonly query: StatisticQuery;
  readonly children: string;
}

const TableFile = ({ table, query, children }: TableFileProps) => {
  const params = new URLSearchParams(statisticParams(query));
  return (
    <FileLink to={`${statisticsCsvPath(table)}${params.size === 0 ? "" : `?${params}`}`} className={s.file}>
      {children}
    </FileLink>
  );
};

/** The main numbers, those of the choice first. */
export const Numbers = ({ statistics: { counters, months, provinces }, context: { t, language } }: PartProps) => {
  const number = (value: number): string => formatNumber(value, language);
  const students = sumOf(months.map((month) => month.students));
  const graduates = sumOf(months.map((month) => month.graduates));
  const lastYear = months.at(-1)?.month.slice(0, 4) ?? "";
  const added = sumOf(months.filter(({ month }) => month.startsWith(lastYear)).map((month) => month.students));
  const all: readonly (Figure & { readonly isTold: boolean })[] = [
    { label: t.students, value: number(students), note: t.studentsNote(number(added), lastYear), isTold: true },
    {
      label: t.graduates,
      value: number(graduates),
      note: t.graduatesNote(percentOf(graduates, students, language)),
      isTold: true,
    },
    {
      label: t.activeSchools,
      value: number(counters.schools_active),
      note: t.schoolsNote(number(counters.schools)),
      isTold: counters.schools > 0,
    },
    {
      label: t.cities,
      value: number(counters.cities_active),
      note: t.citiesNote(provinces.filter(({ schools }) => schools > 0).length),
      isTold: counters.cities_active > 0,
    },
    {
      label: t.mentors,
      value: number(counters.mentors),
      note: t.mentorsNote(number(Math.round(students / Math.max(1, counters.mentors)))),
      isTold: counters.mentors > 0,
    },
  ];
  return <FigureList label={t.numbers} figures={all.filter(({ isTold }) => isTold)} />;
};

/** Schools on the map of squares, and the provinces that have most of them. */
export const Provinces = ({ statistics: { provinces }, query, context: { t, language } }: PartProps) => (
  <section aria-labelledby="provinces" className={s.part}>
    <h2 id="provinces">{t.schoolsTitle}</h2>
    <p>{t.schoolsText}</p>
    <ProvinceMap
      provinces={provinces}
      provinceId=""
      hrefFor={({ id }) => networkPath({ page: 1, search: "", provinceId: id })}
      t={t}
    />
    <Table
      caption={t.topProvinces}
      rows={provinces.toSorted((a, b) => b.schools - a.schools || b.students - a.students).slice(0, TOP_PROVINCES)}
      rowKey={({ id }) => id}
      columns={[
        { id: "province", header: t.province, cell: ({ name }) => name },
        {
          id: "schools",
          header: t.activeSchools,
          numeric: true,
          cell: ({ schools }) => formatNumber(schools, language),
        },
        { id: "students", header: t.students, numeric: true, cell: ({ students }) => formatNumber(students, language) },
        {
          id: "graduates",
          header: t.graduates,
          numeric: true,
          cell: ({ graduates }) => formatNumber(graduates, language),
        },
      ]}
    />
    <p className={s.ways}>
      <ArrowLink to={NETWORK_PATH}>{t.allProvinces}</ArrowLink>
      <TableFile table="provinces" query={query}>
        {t.csv(t.province)}
      </TableFile>
    </p>
  </section>
);

interface OverTimeProps extends PartProps {
  readonly id: string;
  readonly title: string;
  readonly chart: Chart | null;
  /** By year: what its table says. */
  readonly rows: readonly { readonly year: string; readonly cells: readonly [string, string] }[];
  readonly headers: readonly [string, string];
}

/** A chart over months, beside it its table by year. */
export const OverTime = ({ id, title, chart, rows, headers, query, context: { t, language } }: OverTimeProps) => {
  const [first, last] = [chart?.points[0], chart?.points.at(-1)];
  return (
    <section aria-labelledby={id} className={s.part}>
      <h2 id={id}>{title}</h2>
      <div className={s.beside}>
        {chart && first && last && (
          <LineChart
            chart={chart}
            label={t.chart(
              title,
              monthName(first.month, language),
              monthName(last.month, language),
              formatNumber(last.value, language),
            )}
            language={language}
          />
        )}
        <Table
          caption={t.table}
          rows={rows}
          rowKey={({ year }) => year}
          columns={[
            { id: "year", header: t.year, cell: ({ year }) => year },
            { id: "first", header: headers[0], numeric: true, cell: ({ cells }) => cells[0] },
            { id: "second", header: headers[1], numeric: true, cell: ({ cells }) => cells[1] },
          ]}
        />
      </div>
      <p className={s.ways}>
        <TableFile table="months" query={query}>
          {t.csv(t.months)}
        </TableFile>
      </p>
    </section>
  );
};

/** Programmes by their pupils, each with its months. */
export const Programmes = ({ statistics: { programmes }, query, context: { t, language } }: PartProps) => {
  const number = (value: number): string => formatNumber(value, language);
  const all = sumOf(programmes.map(({ students }) => students));
  const most = Math.max(1, ...programmes.map(({ students }) => students));
  return (
    <section aria-labelledby="programmes" className={s.part}>
      <h2 id="programmes">{t.programmesTitle}</h2>
      <Table
        caption={t.programmesTitle}
        hideCaption
        rows={programmes.map(({ id, name, students, months }) => ({
          id,
          name,
          bar: <ShareBar share={students / most} />,
          trend: (
            <>
              <Sparkline values={months} />
              <VisuallyHidden>{t.trendSaid(number(months[0] ?? 0), number(months.at(-1) ?? 0))}</VisuallyHidden>
            </>
          ),
          students,
        }))}
        rowKey={({ id }) => id}
        columns={[
          { id: "programme", header: t.programme, cell: ({ name }) => name },
          { id: "bar", header: t.bar, cell: ({ bar }) => bar },
          { id: "trend", header: t.trend, cell: ({ trend }) => trend },
          { id: "students", header: t.students, numeric: true, cell: ({ students }) => number(students) },
          { id: "share", header: t.share, numeric: true, cell: ({ students }) => percentOf(students, all, language) },
        ]}
        footer={[t.allTogether, "", "", number(all), percentOf(all, all, language)]}
      />
      <p className={s.ways}>
        <TableFile table="programmes" query={query}>
          {t.csv(t.programme)}
        </TableFile>
      </p>
    </section>
  );
};

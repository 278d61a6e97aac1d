import { Button, Select } from "@serambi/kernel/ui";

import { STATISTICS_PATH } from "../contract/paths";
import { readStatisticQuery, statisticsPath, type StatisticQuery } from "../contract/statisticQuery";
import type { Statistics } from "../contract/Statistics";
import type { StatisticMessages } from "../messages/statistics.id";
import { FilterForm } from "./FilterForm";
import s from "./StatisticFilters.module.css";

interface StatisticFiltersProps {
  readonly query: StatisticQuery;
  readonly statistics: Pick<Statistics, "years" | "programmes">;
  readonly t: StatisticMessages;
}

/** Year and programme. */
export const StatisticFilters = ({ query, statistics: { years, programmes }, t }: StatisticFiltersProps) => (
  <FilterForm
    action={STATISTICS_PATH}
    label={t.filters}
    pathFor={(wanted) => statisticsPath(readStatisticQuery(wanted))}
    className={s.filters}
  >
    {(change) => (
      <>
        <Select
          name="year"
          label={t.year}
          value={query.year === null ? "" : String(query.year)}
          onChange={change}
          options={[
            { value: "", label: t.allYears },
            ...years.map((year) => ({ value: String(year), label: String(year) })),
          ]}
        />
        <Select
          name="programme"
          label={t.programme}
          value={query.programme}
          onChange={change}
          options={[
            { value: "", label: t.allProgrammes },
            ...programmes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Button type="submit" variant="line">
          {t.show}
        </Button>
      </>
    )}
  </FilterForm>
);

import { useNavigate } from "@serambi/kernel/router";
import { Button, Select } from "@serambi/kernel/ui";
import type { SubmitEvent } from "react";

import { STATISTICS_PATH } from "../contract/paths";
import { queryOf } from "../contract/queryOf";
import { readStatisticQuery, statisticsPath, type StatisticQuery } from "../contract/statisticQuery";
import type { Statistics } from "../contract/Statistics";
import type { StatisticMessages } from "../messages/statistics.id";
import s from "./StatisticFilters.module.css";

interface StatisticFiltersProps {
  readonly query: StatisticQuery;
  readonly statistics: Pick<Statistics, "years" | "programmes">;
  readonly t: StatisticMessages;
}

/** Year and programme: each choice is a step of the history, and without scripts the button sends both. */
export const StatisticFilters = ({ query, statistics: { years, programmes }, t }: StatisticFiltersProps) => {
  const navigate = useNavigate();
  const show = (form: HTMLFormElement | null): void => {
    if (form) void navigate(statisticsPath(readStatisticQuery(queryOf(form))));
  };
  return (
    <form
      action={STATISTICS_PATH}
      role="search"
      aria-label={t.filters}
      className={s.filters}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      <Select
        name="year"
        label={t.year}
        value={query.year === null ? "" : String(query.year)}
        onChange={({ currentTarget }) => show(currentTarget.form)}
        options={[
          { value: "", label: t.allYears },
          ...years.map((year) => ({ value: String(year), label: String(year) })),
        ]}
      />
      <Select
        name="programme"
        label={t.programme}
        value={query.programme}
        onChange={({ currentTarget }) => show(currentTarget.form)}
        options={[
          { value: "", label: t.allProgrammes },
          ...programmes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button type="submit" variant="line">
        {t.show}
      </Button>
    </form>
  );
};

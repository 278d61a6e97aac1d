import { useNavigate } from "@serambi/kernel/router";
import { Button, ChoiceLinks, Select, TextField } from "@serambi/kernel/ui";
import type { SubmitEvent } from "react";

import { boardPath, PERIODS, readBoardQuery, type BoardQuery } from "../contract/boardQuery";
import { BRANCHES } from "../contract/branches";
import { LEADERBOARDS_PATH } from "../contract/paths";
import { queryOf } from "../contract/queryOf";
import type { BoardMessages } from "../messages/boards.id";
import s from "./BoardFilters.module.css";

interface BoardFiltersProps {
  readonly query: BoardQuery;
  readonly t: BoardMessages;
}

/** Period, branch and search: links and a form that work without scripts. */
export const BoardFilters = ({ query, t }: BoardFiltersProps) => {
  const navigate = useNavigate();
  const show = (form: HTMLFormElement | null): void => {
    if (form) void navigate(boardPath(readBoardQuery(queryOf(form))));
  };
  return (
    <div className={s.filters}>
      <ChoiceLinks
        label={t.period}
        links={PERIODS.map((period) => ({
          to: boardPath({ ...query, period, page: 1 }),
          name: t[period],
          isChosen: period === query.period,
        }))}
      />
      <form
        action={LEADERBOARDS_PATH}
        role="search"
        aria-label={t.filters}
        className={s.form}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          show(event.currentTarget);
        }}
      >
        {query.period !== "week" && <input type="hidden" name="period" value={query.period} />}
        <TextField
          key={query.search}
          name="search"
          type="search"
          label={t.search}
          placeholder={t.searchHint}
          defaultValue={query.search}
          maxLength={60}
        />
        <Select
          name="branch"
          label={t.branch}
          value={query.branch}
          onChange={({ currentTarget }) => show(currentTarget.form)}
          options={[
            { value: "", label: t.allBranches },
            ...BRANCHES.map((branch) => ({ value: branch, label: t[branch] })),
          ]}
        />
        <Button type="submit" variant="line">
          {t.show}
        </Button>
      </form>
    </div>
  );
};

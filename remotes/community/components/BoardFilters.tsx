import { Button, ChoiceLinks, Select, TextField } from "@serambi/kernel/ui";

import { boardPath, PERIODS, readBoardQuery, type BoardQuery } from "../contract/boardQuery";
import { BRANCHES } from "../contract/branches";
import { LEADERBOARDS_PATH } from "../contract/paths";
import type { BoardMessages } from "../messages/boards.id";
import s from "./BoardFilters.module.css";
import { FilterForm } from "./FilterForm";

interface BoardFiltersProps {
  readonly query: BoardQuery;
  readonly t: BoardMessages;
}

/** Period as links, branch and search as a form. */
export const BoardFilters = ({ query, t }: BoardFiltersProps) => (
  <div className={s.filters}>
    <ChoiceLinks
      label={t.period}
      links={PERIODS.map((period) => ({
        to: boardPath({ ...query, period, page: 1 }),
        name: t[period],
        isChosen: period === query.period,
      }))}
    />
    <FilterForm
      action={LEADERBOARDS_PATH}
      label={t.filters}
      pathFor={(wanted) => boardPath(readBoardQuery(wanted))}
      className={s.form}
    >
      {(change) => (
        <>
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
            onChange={change}
            options={[
              { value: "", label: t.allBranches },
              ...BRANCHES.map((branch) => ({ value: branch, label: t[branch] })),
            ]}
          />
          <Button type="submit" variant="line">
            {t.show}
          </Button>
        </>
      )}
    </FilterForm>
  </div>
);

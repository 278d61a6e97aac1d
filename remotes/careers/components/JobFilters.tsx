import { useMessages } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { Button, Checkbox, Icon, SearchField, Select } from "@serambi/kernel/ui";
import type { ChangeEvent, SubmitEvent } from "react";

import { FIELDS, KINDS, PLACES } from "../contract/choices";
import type { Facets } from "../contract/Job";
import { countFilters, jobsPath, PAY_STEPS_IDR, readJobQuery, type JobQuery } from "../contract/jobQuery";
import { JOBS_PATH } from "../contract/paths";
import type { Messages } from "../messages/id";
import s from "./JobFilters.module.css";

interface JobFiltersProps {
  readonly query: JobQuery;
  readonly facets: Facets | null;
}

interface Group {
  readonly name: "city" | "place" | "kind" | "field";
  readonly legend: string;
  readonly chosen: readonly string[];
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number | undefined }[];
}

/** The query that a form stands for: its controls are named as the address has them. */
const askedIn = (form: HTMLFormElement): JobQuery => {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.append(name, value);
  return readJobQuery(params);
};

const groupsOf = (
  { cities, places, kinds, fields }: JobQuery,
  facets: Facets | null,
  t: Messages,
): readonly Group[] => {
  const countIn = (counted: Facets["kinds"] | undefined, value: string): number | undefined =>
    counted && (counted.find((one) => one.value === value)?.count ?? 0);
  // A chosen filter stays visible although no job has it now.
  const named = [...new Set([...(facets?.cities.map(({ value }) => value) ?? []), ...cities])];
  const offered = <T extends string>(
    all: readonly T[],
    counted: Facets["kinds"] | undefined,
    chosen: readonly T[],
  ): T[] => all.filter((value) => chosen.includes(value) || countIn(counted, value) !== 0);
  return [
    {
      name: "place",
      legend: t.howPlaced,
      chosen: places,
      options: offered(PLACES, facets?.places, places).map((value) => ({
        value,
        label: t[`place.${value}`],
        count: countIn(facets?.places, value),
      })),
    },
    {
      name: "city",
      legend: t.where,
      chosen: cities,
      options: named.map((value) => ({ value, label: value, count: countIn(facets?.cities, value) })),
    },
    {
      name: "kind",
      legend: t.kindOf,
      chosen: kinds,
      options: offered(KINDS, facets?.kinds, kinds).map((value) => ({
        value,
        label: t[`kind.${value}`],
        count: countIn(facets?.kinds, value),
      })),
    },
    {
      name: "field",
      legend: t.fieldOf,
      chosen: fields,
      options: offered(FIELDS, facets?.fields, fields).map((value) => ({
        value,
        label: t[`field.${value}`],
        count: countIn(facets?.fields, value),
      })),
    },
  ];
};

/** Search and filters as a form: each change is a step of the history, and without scripts its button sends all of them. */
export const JobFilters = ({ query, facets }: JobFiltersProps) => {
  const t = useMessages<Messages>();
  const navigate = useNavigate();
  const on = countFilters(query);
  const show = (form: HTMLFormElement): void => void navigate(jobsPath(askedIn(form)));
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void => {
    if (currentTarget.form) show(currentTarget.form);
  };
  return (
    <form
      action={JOBS_PATH}
      className={s.filters}
      role="search"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      {query.sort !== "newest" && <input type="hidden" name="sort" value={query.sort} />}
      <SearchField
        key={query.search}
        name="search"
        label={t.search}
        placeholder={t.searchHint}
        defaultValue={query.search}
        maxLength={100}
      />
      <details className={s.toggle}>
        <summary className={s.heading}>
          <Icon name="filter" /> {t.filters} {on > 0 && <span>{t.filtersOn(on)}</span>}
        </summary>
      </details>
      <div className={s.groups}>
        <Select
          name="pay"
          label={t.payAtLeast}
          compact
          value={query.payIdr === null ? "" : String(query.payIdr)}
          onChange={change}
          options={[
            { value: "", label: t.payAny },
            ...PAY_STEPS_IDR.map((step) => ({ value: String(step), label: t.payFrom(step) })),
          ]}
        />
        {groupsOf(query, facets, t)
          .filter(({ options }) => options.length > 0)
          .map(({ name, legend, chosen, options }) => (
            <fieldset key={name}>
              <legend>{legend}</legend>
              {options.map(({ value, label, count }) => (
                <Checkbox
                  key={value}
                  name={name}
                  value={value}
                  label={label}
                  count={count}
                  checked={chosen.includes(value)}
                  onChange={change}
                />
              ))}
            </fieldset>
          ))}
      </div>
      <Button type="submit" variant="line" className={s.apply}>
        {t.apply}
      </Button>
    </form>
  );
};

import { useMessages } from "@serambi/kernel/remote";
import { Button, Checkbox, Icon, Radio } from "@serambi/kernel/ui";

import { choose, countFilters, type CatalogQuery, type FilterName, type QueryChange } from "../contract/catalogQuery";
import type { Facets } from "../contract/facets";
import type { Messages } from "../messages/id";
import s from "./CatalogueFilters.module.css";
import { filterGroups } from "./filterGroups";

interface CatalogueFiltersProps {
  readonly id: string;
  /** Where the form leads without script. */
  readonly action: string;
  readonly query: CatalogQuery;
  readonly facets: Facets | null;
  /** Filters that this catalogue leaves no choice in. */
  readonly decided: readonly FilterName[];
  readonly onApply: (change: QueryChange) => void;
}

/** What stands in the search field, which belongs to this form from outside. */
const typedIn = (form: HTMLFormElement): string => {
  const field = form.elements.namedItem("search");
  return field instanceof HTMLInputElement ? field.value.trim() : "";
};

/** The filters as a form: each change applies at once, and without script its button sends all of them. */
export const CatalogueFilters = ({ id, action, query, facets, decided, onApply }: CatalogueFiltersProps) => {
  const t = useMessages<Messages>();
  const on = countFilters(query);
  const heading = (
    <>
      <Icon name="filter" /> {t.filters} {on > 0 && <span>{t.filtersOn(on)}</span>}
    </>
  );
  return (
    <form
      id={id}
      action={action}
      className={s.filters}
      aria-label={t.filters}
      onSubmit={(event) => {
        event.preventDefault();
        const search = typedIn(event.currentTarget);
        onApply((wanted) => ({ ...wanted, search, page: 1 }));
      }}
    >
      <details className={s.toggle}>
        <summary className={s.heading}>{heading}</summary>
      </details>
      <p className={s.heading}>{heading}</p>
      <div className={s.groups}>
        {filterGroups(query, facets, t, decided).map(({ name, legend, isSingle, options }) => {
          const Choice = isSingle ? Radio : Checkbox;
          return (
            <fieldset key={name}>
              <legend>{legend}</legend>
              {options.map((option) => (
                <Choice
                  key={option.value}
                  name={name}
                  {...option}
                  onChange={() => onApply((wanted) => choose(wanted, name, option.value))}
                />
              ))}
            </fieldset>
          );
        })}
        <Button type="submit" variant="line" size="small" className={s.apply}>
          {t.applyFilters}
        </Button>
      </div>
    </form>
  );
};

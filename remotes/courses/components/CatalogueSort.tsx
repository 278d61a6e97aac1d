import { useMessages } from "@serambi/kernel/remote";
import { Select } from "@serambi/kernel/ui";

import { SORTS, type CatalogQuery } from "../contract/catalogQuery";
import type { Messages } from "../messages/id";
import s from "./CatalogueSort.module.css";

interface CatalogueSortProps {
  /** Id of the form that sends the order where no script runs. */
  readonly form: string;
  readonly sort: CatalogQuery["sort"];
  readonly onSort: (sort: CatalogQuery["sort"]) => void;
}

/** The order of the list, with the browser's own menu. */
export const CatalogueSort = ({ form, sort, onSort }: CatalogueSortProps) => {
  const t = useMessages<Messages>();
  return (
    <Select
      className={s.sort}
      form={form}
      name="sort"
      label={t.sort}
      hideLabel
      compact
      value={sort ?? ""}
      onChange={({ currentTarget: { value } }) => onSort(SORTS.find((each) => each === value) ?? null)}
      options={[
        { value: "", label: t["sort.own"] },
        ...SORTS.map((each) => ({ value: each, label: t[`sort.${each}`] })),
      ]}
    />
  );
};

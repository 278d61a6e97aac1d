import { useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import { Icon, VisuallyHidden } from "@serambi/kernel/ui";

import { catalogSearch, withoutFilters, type CatalogQuery } from "../contract/catalogQuery";
import type { Facets } from "../contract/facets";
import type { Messages } from "../messages/id";
import { programLabel, typeLabel } from "./filterGroups";
import s from "./FilterChips.module.css";

interface FilterChipsProps {
  readonly path: string;
  readonly query: CatalogQuery;
  readonly facets: Facets | null;
  /** A chip that was used is gone: the focus has to go somewhere. */
  readonly onRemove: () => void;
}

interface Chip {
  readonly label: string;
  readonly without: Partial<CatalogQuery>;
}

const chipsOf = (
  { search, state, level, type, programIds }: CatalogQuery,
  facets: Facets | null,
  t: Messages,
): readonly Chip[] => [
  ...(search ? [{ label: `“${search}”`, without: { search: "" } }] : []),
  ...programIds.map((id) => ({
    label: programLabel(facets, id),
    without: { programIds: programIds.filter((other) => other !== id) },
  })),
  ...(state ? [{ label: t[`state.${state}`], without: { state: null } }] : []),
  ...(level ? [{ label: level, without: { level: "" } }] : []),
  ...(type ? [{ label: typeLabel(type, t), without: { type: "" } }] : []),
];

/** What is on, each as a link to the list without it. */
export const FilterChips = ({ path, query, facets, onRemove }: FilterChipsProps) => {
  const t = useMessages<Messages>();
  const chips = chipsOf(query, facets, t);
  if (chips.length === 0) return null;
  return (
    <ul className={s.chips} aria-label={t.activeFilters}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link to={path + catalogSearch({ ...query, ...without, page: 1 })} onClick={onRemove}>
            {label} <Icon name="close" />
            <VisuallyHidden>{t.removeFilter}</VisuallyHidden>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link className={s.all} to={path + catalogSearch(withoutFilters(query))} onClick={onRemove}>
            {t.clearFilters}
          </Link>
        </li>
      )}
    </ul>
  );
};

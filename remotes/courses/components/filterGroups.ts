import { STATES, type CatalogQuery, type FilterName } from "../contract/catalogQuery";
import type { Facets } from "../contract/facets";
import type { Messages } from "../messages/id";

interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly checked: boolean;
  readonly count?: number;
}

export interface FilterGroup {
  readonly name: FilterName;
  readonly legend: string;
  /** One answer at most, "any" among them. */
  readonly isSingle: boolean;
  readonly options: readonly FilterOption[];
}

interface Value {
  readonly value: string;
  readonly count?: number;
}

/** A programme's name, as far as the host told it. */
export const programLabel = (facets: Facets | null, id: string): string =>
  facets?.program.find(({ value }) => value === id)?.label ?? id;

const KNOWN_TYPES = ["class", "course", "premium", "webinar"] as const;

/** What a type is called; one that this page does not know keeps the host's word. */
export const typeLabel = (value: string, t: Messages): string => {
  const known = KNOWN_TYPES.find((type) => type === value);
  return known ? t[`type.${known}`] : value;
};

/** The values to offer. One that is on is among them even if nobody counted it: it must be there to be taken off. */
const options = (
  values: readonly Value[],
  chosen: readonly string[],
  labelOf: (value: string) => string,
): readonly FilterOption[] =>
  [
    ...values,
    ...chosen.filter((value) => values.every((each) => each.value !== value)).map((value) => ({ value })),
  ].map((each) => ({ ...each, label: labelOf(each.value), checked: chosen.includes(each.value) }));

/**
 * The groups worth showing: a question with one possible answer is not asked.
 * @param decided filters that the catalogue's scope leaves no choice in
 */
export const filterGroups = (
  query: CatalogQuery,
  facets: Facets | null,
  t: Messages,
  decided: readonly FilterName[] = [],
): readonly FilterGroup[] => {
  const { programIds, state, level, type } = query;
  const counted = facets?.state;
  const states: readonly Value[] = counted
    ? STATES.flatMap((each) => counted.filter(({ value }) => value === each))
    : STATES.map((value) => ({ value }));
  const groups: readonly FilterGroup[] = [
    {
      name: "programIds",
      legend: t.filterProgram,
      isSingle: false,
      options: options(facets?.program ?? [], programIds, (id) => programLabel(facets, id)),
    },
    {
      name: "state",
      legend: t.filterState,
      isSingle: true,
      options: options(
        states,
        state ? [state] : [],
        (value) => t[`state.${STATES.find((each) => each === value) ?? "upcoming"}`],
      ),
    },
    {
      name: "level",
      legend: t.filterLevel,
      isSingle: true,
      options: options(facets?.level ?? [], level ? [level] : [], (value) => value),
    },
    {
      name: "type",
      legend: t.filterType,
      isSingle: true,
      options: options(facets?.type ?? [], type ? [type] : [], (value) => typeLabel(value, t)),
    },
  ];
  return groups.flatMap((group) => {
    if (decided.includes(group.name)) return [];
    const isOn = group.options.some(({ checked }) => checked);
    if (group.options.length < 2 && !isOn) return [];
    return group.isSingle
      ? [{ ...group, options: [{ value: "", label: t.any, checked: !isOn }, ...group.options] }]
      : [group];
  });
};

import { cleanText, parsePageNumber } from "@serambi/kernel/pages";

import type { ClassSort, ClassState } from "./hosts/classes";

/** Specification section 9. */
export const PAGE_SIZE = 6;

/** The states in the order in which a visitor can act on them. */
export const STATES = [
  "registration-open",
  "coming-soon",
  "upcoming",
  "started",
  "ended",
] as const satisfies readonly ClassState[];

/** The orders to choose from beside the host's own. */
export const SORTS = ["start", "name", "price"] as const satisfies readonly ClassSort[];

/** What the catalogue shows: its address, parsed. `state`, `level` and `type` are one value each, as `class/active` takes them. */
export interface CatalogQuery {
  readonly search: string;
  /** `null` for every state. */
  readonly state: ClassState | null;
  /** In the site's own words; empty for every level. */
  readonly level: string;
  /** `class`, `course`, `premium`, or what else a site calls its kinds; empty for every type. */
  readonly type: string;
  /** Classes of any of these programmes; empty for all. */
  readonly programIds: readonly string[];
  /** `null` for the host's own order. */
  readonly sort: ClassSort | null;
  /** From 1. */
  readonly page: number;
  /** Slugs of the classes chosen to be compared. They change nothing of the list. */
  readonly compare: readonly string[];
}

export const EVERYTHING: CatalogQuery = {
  search: "",
  state: null,
  level: "",
  type: "",
  programIds: [],
  sort: null,
  page: 1,
  compare: [],
};

/** Three columns are what a screen can hold side by side, and a mind too. */
export const MAX_COMPARED = 3;

// What a host takes: a longer address is a mistake or a joke, and must not become an error.
const MAX_SEARCH_LENGTH = 100;
const MAX_WORD_LENGTH = 60;
const MAX_SLUG_LENGTH = 200;
const MAX_PROGRAMS = 20;

/** A form without script repeats the parameter; an address made by hand may use commas. */
const listOf = (params: URLSearchParams, name: string, maxLength: number, max: number): readonly string[] => {
  const values = params.getAll(name).flatMap((value) => value.split(","));
  return [...new Set(values.map((value) => cleanText(value, maxLength)))].filter(Boolean).slice(0, max);
};

/** Reads an address. What makes no sense in it (`page=abc`, an unknown state) counts as absent. */
export const parseCatalogQuery = (params: URLSearchParams): CatalogQuery => ({
  search: cleanText(params.get("search"), MAX_SEARCH_LENGTH),
  state: STATES.find((state) => state === params.get("state")) ?? null,
  level: cleanText(params.get("level"), MAX_WORD_LENGTH),
  type: cleanText(params.get("type"), MAX_WORD_LENGTH),
  programIds: listOf(params, "programIds", MAX_SEARCH_LENGTH, MAX_PROGRAMS),
  sort: SORTS.find((sort) => sort === params.get("sort")) ?? null,
  page: parsePageNumber(params),
  compare: listOf(params, "compare", MAX_SLUG_LENGTH, MAX_COMPARED),
});

/** The query part of the address, with its `?`; empty for the whole list. Only what differs from it is written. */
export const catalogSearch = (query: CatalogQuery): string => {
  const { search, state, level, type, programIds, sort, page, compare } = query;
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  for (const id of programIds) params.append("programIds", id);
  if (state) params.set("state", state);
  if (level) params.set("level", level);
  if (type) params.set("type", type);
  if (sort) params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  if (compare.length > 0) params.set("compare", compare.join(","));
  const text = params.toString().replaceAll("%2C", ",");
  return text && `?${text}`;
};

/** What the list depends on: two addresses with the same one show the same list. */
export const listSearch = (query: CatalogQuery): string => catalogSearch({ ...query, compare: [] });

/** The same order and the same chosen classes, without any filter. */
export const withoutFilters = ({ sort, compare }: CatalogQuery): CatalogQuery => ({ ...EVERYTHING, sort, compare });

export const isFiltered = (query: CatalogQuery): boolean => listSearch({ ...query, page: 1, sort: null }) !== "";

/** How many filters are on, the search not counted. */
export const countFilters = ({ state, level, type, programIds }: CatalogQuery): number =>
  programIds.length + [state, level, type].filter(Boolean).length;

/** The parameter that a filter is in the address. */
export type FilterName = "programIds" | "state" | "level" | "type";

const withoutOrWith = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** The question after one answer to a filter: a programme is added or taken off, the others are exchanged. */
export const choose = (query: CatalogQuery, name: FilterName, value: string): CatalogQuery => {
  switch (name) {
    case "programIds":
      return { ...query, programIds: withoutOrWith(query.programIds, value), page: 1 };
    case "state":
      return { ...query, state: STATES.find((state) => state === value) ?? null, page: 1 };
    case "level":
    case "type":
      return { ...query, [name]: value, page: 1 };
  }
};

/** A choice of the visitor: made of what they want by then, so that two in one moment are both kept. */
export type QueryChange = (wanted: CatalogQuery) => CatalogQuery;

/** Puts a class beside those that are compared, or takes it away. More than three there are never. */
export const toggleCompared = (query: CatalogQuery, slug: string): CatalogQuery => ({
  ...query,
  compare: withoutOrWith(query.compare, slug).slice(0, MAX_COMPARED),
});

/** One place on a catalogue, whatever is compared in it: a column that comes or goes leaves the others standing. */
export const COMPARE_SLOT = "compared-courses";

import type { ClassState } from "@serambi/kernel/contracts";

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

/** What the catalogue shows: its address, parsed. `state` and `level` are one value each, as `class/active` takes them. */
export interface CatalogQuery {
  readonly search: string;
  /** `null` for every state. */
  readonly state: ClassState | null;
  /** In the site's own words; empty for every level. */
  readonly level: string;
  /** Classes of any of these programmes; empty for all. */
  readonly programIds: readonly string[];
  /** From 1. */
  readonly page: number;
}

export const EVERYTHING: CatalogQuery = { search: "", state: null, level: "", programIds: [], page: 1 };

// What a host takes: a longer address is a mistake or a joke, and must not become an error.
const MAX_SEARCH_LENGTH = 100;
const MAX_LEVEL_LENGTH = 60;
const MAX_PROGRAMS = 20;
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

const clean = (text: string | null, maxLength: number): string =>
  (text ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, maxLength);

/** Reads an address. What makes no sense in it (`page=abc`, an unknown state) counts as absent. */
export const parseCatalogQuery = (params: URLSearchParams): CatalogQuery => {
  const page = params.get("page") ?? "";
  // A form without script repeats the parameter; an address made by hand may use commas.
  const programIds = params.getAll("programIds").flatMap((value) => value.split(","));
  return {
    search: clean(params.get("search"), MAX_SEARCH_LENGTH),
    state: STATES.find((state) => state === params.get("state")) ?? null,
    level: clean(params.get("level"), MAX_LEVEL_LENGTH),
    programIds: [...new Set(programIds.map((id) => clean(id, MAX_SEARCH_LENGTH)))]
      .filter(Boolean)
      .slice(0, MAX_PROGRAMS),
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
  };
};

/** The query part of the address, with its `?`; empty for the whole list. Only what differs from it is written. */
export const catalogSearch = ({ search, state, level, programIds, page }: CatalogQuery): string => {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  for (const id of programIds) params.append("programIds", id);
  if (state) params.set("state", state);
  if (level) params.set("level", level);
  if (page > 1) params.set("page", String(page));
  const text = params.toString();
  return text && `?${text}`;
};

export const isFiltered = (query: CatalogQuery): boolean => catalogSearch({ ...query, page: 1 }) !== "";

/** How many filters are on, the search not counted. */
export const countFilters = ({ state, level, programIds }: CatalogQuery): number =>
  programIds.length + (state ? 1 : 0) + (level ? 1 : 0);

/** The question after one answer to a filter: a programme is added or taken off, state and level are exchanged. */
export const choose = (query: CatalogQuery, name: "programIds" | "state" | "level", value: string): CatalogQuery => {
  const others = query.programIds.filter((id) => id !== value);
  const isOn = others.length < query.programIds.length;
  switch (name) {
    case "programIds":
      return { ...query, programIds: isOn ? others : [...others, value], page: 1 };
    case "state":
      return { ...query, state: STATES.find((state) => state === value) ?? null, page: 1 };
    case "level":
      return { ...query, level: value, page: 1 };
  }
};

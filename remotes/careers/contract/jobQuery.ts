import { cleanText, parsePageNumber } from "@serambi/kernel/pages";

import { FIELDS, KINDS, PLACES, type Field, type Kind, type Place } from "./choices";
import { JOBS_PATH } from "./paths";

export const SORTS = ["newest", "pay", "closing"] as const;
export type Sort = (typeof SORTS)[number];

/** Steps of the pay filter, in whole Rupiah a month. */
export const PAY_STEPS_IDR = [3_000_000, 5_000_000, 8_000_000, 12_000_000, 18_000_000] as const;

/** The selection of jobs that an address asks for. Lists are in the order of the page, without doubles. */
export interface JobQuery {
  readonly search: string;
  readonly cities: readonly string[];
  readonly places: readonly Place[];
  readonly kinds: readonly Kind[];
  readonly fields: readonly Field[];
  /** Jobs that pay this much or more; null for all. */
  readonly payIdr: number | null;
  /** Jobs with these ids alone: what somebody has saved. */
  readonly ids: readonly string[] | null;
  readonly sort: Sort;
  readonly page: number;
}

const SEARCH_LENGTH = 100;
const MAX_CITIES = 10;
export const MAX_SAVED = 50;

const among = <T extends string>(all: readonly T[], asked: readonly string[]): T[] =>
  all.filter((one) => asked.includes(one));

/** Repeated parameters and lists with commas are the same. */
const listOf = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .flatMap((value) => value.split(","))
    .map((value) => cleanText(value, 60))
    .filter((value) => value !== "");

export const readJobQuery = (query: URLSearchParams): JobQuery => {
  const pay = Number(query.get("pay"));
  const ids = listOf(query, "ids");
  return {
    search: cleanText(query.get("search"), SEARCH_LENGTH),
    cities: [...new Set(listOf(query, "city"))].slice(0, MAX_CITIES),
    places: among(PLACES, listOf(query, "place")),
    kinds: among(KINDS, listOf(query, "kind")),
    fields: among(FIELDS, listOf(query, "field")),
    payIdr: PAY_STEPS_IDR.find((step) => step === pay) ?? null,
    ids: query.has("ids") ? ids.slice(0, MAX_SAVED) : null,
    sort: among(SORTS, listOf(query, "sort"))[0] ?? "newest",
    page: parsePageNumber(query),
  };
};

/** The query as hosts and addresses have it: nothing stands in it that is the usual. */
export const jobParams = (query: Partial<JobQuery>): Record<string, string> => {
  const {
    search = "",
    cities = [],
    places = [],
    kinds = [],
    fields = [],
    payIdr = null,
    ids = null,
    sort = "newest",
    page = 1,
  } = query;
  const all: readonly (readonly [string, string])[] = [
    ["search", search],
    ["city", cities.join(",")],
    ["place", places.join(",")],
    ["kind", kinds.join(",")],
    ["field", fields.join(",")],
    ["pay", payIdr === null ? "" : String(payIdr)],
    ["sort", sort === "newest" ? "" : sort],
    ["page", page === 1 ? "" : String(page)],
  ];
  const params = Object.fromEntries(all.filter(([, value]) => value !== ""));
  return ids === null ? params : { ...params, ids: ids.join(",") };
};

export const jobsPath = (query: Partial<JobQuery>): string => {
  const params = new URLSearchParams(jobParams(query)).toString();
  return params === "" ? JOBS_PATH : `${JOBS_PATH}?${params}`;
};

/** How many filters are in force; search and order are none. */
export const countFilters = ({ cities, places, kinds, fields, payIdr }: JobQuery): number =>
  cities.length + places.length + kinds.length + fields.length + (payIdr === null ? 0 : 1);

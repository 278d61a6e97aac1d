import { columnType } from "./readFilters";
import { RestFailure } from "./RestFailure";
import type { RestTable } from "./tables";

const MAX_ROWS = 1000;

const wholeNumber = (text: string, name: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new RestFailure(400, "PGRST100", `"failed to parse ${name} (${text})"`);
  return Number(text);
};

export interface Range {
  readonly offset: number;
  readonly limit: number;
}

/** The range of `limit` and `offset`, or of the header `Range: 0-9`. */
export const readRange = (query: Readonly<Record<string, unknown>>, header: string | undefined): Range => {
  const [, from, to] = /^(?:items=)?(\d{1,9})-(\d{0,9})$/.exec(header ?? "") ?? [];
  const first = from === undefined ? 0 : Number(from);
  const most = to ? Number(to) - first + 1 : MAX_ROWS;
  const { limit, offset } = query;
  return {
    offset: typeof offset === "string" ? wholeNumber(offset, "offset") : first,
    limit: Math.max(0, Math.min(MAX_ROWS, typeof limit === "string" ? wholeNumber(limit, "limit") : most)),
  };
};

const ORDER = /^(?<name>\w+)(?:\.(?<way>asc|desc))?(?:\.nulls(?<nulls>first|last))?$/;

/** `created_at.desc,name`; the number comes last, so that pages of a list are always the same. */
export const readOrder = (table: RestTable, given: unknown): string => {
  const parts = typeof given === "string" && given !== "" ? given.split(",") : [];
  const orders = parts.map((part) => {
    const { name, way = "asc", nulls } = ORDER.exec(part)?.groups ?? {};
    if (name === undefined) throw new RestFailure(400, "PGRST100", `"failed to parse order (${part})"`);
    columnType(table, name);
    return `${name} ${way}${nulls ? ` nulls ${nulls}` : ""}`;
  });
  return [...orders, "id"].join(", ");
};

const SELECTED = /^(?:(?<alias>[a-z_]\w*):)?(?<name>\w+)$/;

/** `*`, or names with other names before them: `stars:rating`. */
export const readSelect = (table: RestTable, given: unknown): string => {
  const text = typeof given === "string" && given !== "" ? given : "*";
  if (text === "*") return Object.keys(table.columns).join(", ");
  return text
    .split(",")
    .map((part) => {
      const { alias, name } = SELECTED.exec(part.trim())?.groups ?? {};
      if (name === undefined) throw new RestFailure(400, "PGRST100", `"failed to parse select parameter (${text})"`);
      columnType(table, name);
      return alias === undefined ? name : `${name} as "${alias}"`;
    })
    .join(", ");
};

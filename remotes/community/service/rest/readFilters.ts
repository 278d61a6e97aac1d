import { RestFailure } from "./RestFailure";
import type { ColumnType, RestTable } from "./tables";

/** A condition in SQL, with its values. */
export interface Filters {
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
}

const OPERATORS: Readonly<Record<string, string>> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
};

const IS: Readonly<Record<string, string>> = { null: "null", true: "true", false: "false", not_null: "not null" };

const SHAPES: Readonly<Record<ColumnType, RegExp>> = {
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  text: /^[^\0]*$/,
  integer: /^-?\d{1,9}$/,
  boolean: /^(?:true|false)$/,
  // No condition of this kind is taken.
  jsonb: /(?!)/,
  timestamptz: /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/,
};

export const columnType = ({ columns }: RestTable, name: string): ColumnType => {
  const type = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (type === undefined) throw new RestFailure(400, "42703", `column ${name} does not exist`);
  return type;
};

const checked = (type: ColumnType, value: string): string => {
  const isMoment = type !== "timestamptz" || !Number.isNaN(Date.parse(value));
  if (!SHAPES[type].test(value) || !isMoment)
    throw new RestFailure(400, "22P02", `invalid input syntax for type ${type}: "${value}"`);
  return value;
};

/** `(a,"b,c")` */
const listOf = (text: string): readonly string[] => {
  const inner = /^\((?<inner>.*)\)$/s.exec(text)?.groups?.["inner"];
  if (inner === undefined) throw new RestFailure(400, "PGRST100", `failed to parse filter (in.${text})`);
  return Array.from(inner.matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/g), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? "") : quoted.replaceAll(/\\(.)/g, "$1"),
  );
};

/** One condition of an address: `rating=gte.4`, `name=not.is.null`. Values stand beside the SQL, never in it. */
const conditionOf = (table: RestTable, name: string, text: string, values: unknown[]): string => {
  const type = columnType(table, name);
  const isNot = text.startsWith("not.");
  const rest = isNot ? text.slice("not.".length) : text;
  const at = rest.indexOf(".");
  const [operator, value] = [rest.slice(0, Math.max(0, at)), rest.slice(at + 1)];
  const bind = (one: string): string => {
    values.push(checked(type, one));
    return `$${values.length}::${type}`;
  };
  const make = (): string => {
    if (operator === "is" && Object.hasOwn(IS, value)) return `${name} is ${IS[value]}`;
    if (operator === "in") {
      const list = listOf(value);
      return list.length === 0 ? "false" : `${name} in (${list.map(bind).join(", ")})`;
    }
    const sign = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
    const isPattern = operator === "like" || operator === "ilike";
    if (sign === undefined || (isPattern && type !== "text"))
      throw new RestFailure(400, "PGRST100", `"failed to parse filter (${text})"`);
    return `${name} ${sign} ${bind(isPattern ? value.replaceAll("*", "%") : value)}`;
  };
  const condition = make();
  return isNot ? `not (${condition})` : condition;
};

const RESERVED = new Set(["select", "order", "limit", "offset", "columns"]);

/** The conditions of an address, besides those that the tenant's and the table's policies add. */
export const readFilters = (table: RestTable, query: Readonly<Record<string, unknown>>): Filters => {
  const values: unknown[] = [];
  const conditions = Object.entries(query)
    .filter(([name]) => !RESERVED.has(name))
    .flatMap(([name, given]) => [given].flat().map((text) => conditionOf(table, name, String(text), values)));
  return { conditions, values };
};

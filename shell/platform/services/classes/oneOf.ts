import { sql, type AnyColumn, type SQL } from "drizzle-orm";

/**
 * A column that has one of these values, however many: one parameter, whose values the planner knows. Values are JSON texts,
 * which have no line breaks.
 */
export const oneOf = (column: AnyColumn, values: readonly string[]): SQL =>
  sql`${column} = any(string_to_array(${values.join("\n")}, E'\\n'))`;

import type { Sql } from "@serambi/kernel/service";
import { sql } from "drizzle-orm";

import type { Transaction } from "../database/Database";

const VALUE = /\$(\d+)/;

/** As both engines take it. */
const written = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
  return isObject ? JSON.stringify(value) : value;
};

/** `text` with each `$1` a bound value: every second part of it names one. */
const bound = (text: string, values: readonly unknown[]) =>
  sql.join(
    text.split(VALUE).map((part, at) => {
      if (at % 2 === 0) return sql.raw(part);
      if (Number(part) < 1 || Number(part) > values.length) throw new Error(`The query has no value for $${part}`);
      return sql`${sql.param(written(values[Number(part) - 1]))}`;
    }),
  );

/** Plain SQL in a transaction. */
export const sqlOf = (tx: Transaction): Sql => ({
  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    // Both engines answer with the rows under this name; their columns are the query's, which the caller writes.
    const { rows } = (await tx.execute(bound(text, values))) as { readonly rows: Row[] };
    return rows;
  },
});

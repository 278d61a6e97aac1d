import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

import type { Language } from "../contracts";

/** One text in every language of the platform: the caller's is chosen when it is answered. */
export type Text = Readonly<Record<Language, string>>;

/** One transaction as drizzle knows it, for services that write their queries with drizzle. */
export type Transaction = PgDatabase<PgQueryResultHKT>;

/** Queries of the running transaction: they see and write the rows of its tenant and no others. */
export interface Sql {
  /**
   * @param text SQL with `$1`, `$2` … for values
   * @param values in that order; a Date is written as its moment, an object as JSON
   * @returns the rows by their columns' names; moments and big numbers come as text
   */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

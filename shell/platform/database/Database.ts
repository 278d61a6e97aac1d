import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** One transaction on either engine. `execute` gives what the engine gives: queries go through the builder. */
export type Transaction = PgDatabase<PgQueryResultHKT>;

/** The platform's database: embedded or a server, the same to its callers. */
export interface Database {
  /**
   * Runs `work` in a transaction of its own: committed when it resolves, rolled back when it rejects.
   * @throws DatabaseUnavailable when no connection can be had
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Waits for the transactions in flight. May be called again. */
  close(): Promise<void>;
}

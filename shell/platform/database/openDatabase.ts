import { mkdirSync } from "node:fs";

import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

import { openEmbedded } from "./openEmbedded";
import { openServer } from "./openServer";

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

export interface DatabaseOptions {
  /** The product's data directory: the embedded database lives in its folder `platform`. Neither given: in memory. */
  readonly dataDir?: string | undefined;
  /** A PostgreSQL server (15 or newer) instead of the embedded database: `postgres://user:password@host/database`. */
  readonly databaseUrl?: string | undefined;
}

/**
 * Opens the database; it has no tables until `migrate` has run.
 * @throws Error when another process has the data directory open
 */
export const openDatabase = async ({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> => {
  if (dataDir !== undefined && databaseUrl === undefined) mkdirSync(dataDir, { recursive: true });
  const db = databaseUrl === undefined ? await openEmbedded(dataDir) : openServer(databaseUrl);
  let closing: Promise<void> | undefined;
  return { transaction: db.transaction, close: () => (closing ??= db.close()) };
};

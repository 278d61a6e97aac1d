import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";

import { DatabaseUnavailable } from "./DatabaseUnavailable";
import type { Database } from "./Database";

const CONNECT_TIMEOUT_MS = 5_000;

/** A PostgreSQL server behind a pool of connections. The first transaction connects. */
export const openServer = (databaseUrl: string): Database => {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "serambi",
  });
  // A connection that breaks while idle is dropped by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);

  const connect = async (): Promise<PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      throw new DatabaseUnavailable(error);
    }
  };

  return {
    // The pool is not given to drizzle: it would keep a connection for good whose BEGIN failed.
    async transaction(work) {
      const client = await connect();
      try {
        return await drizzle(client).transaction(work);
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
};

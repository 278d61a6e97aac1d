import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";

import { DatabaseUnavailable } from "./DatabaseUnavailable";
import type { Database } from "./Database";

const CONNECT_TIMEOUT_MS = 5_000;

/** Class 08 and 57P of PostgreSQL's codes: no connection, or the server ends; and the words of the driver and of Node. */
const LOST = /^(?:08...|57P0[1-3]|ECONNRESET|EPIPE)$|Connection terminated|Client has encountered a connection error/;

/** Whether the connection was lost in the middle of a transaction. */
const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && LOST.test(String(error.code))) || LOST.test(error.message) || isLost(error.cause));

/** A PostgreSQL server behind a pool of connections. The first transaction connects. */
export const openServer = (databaseUrl: string): Database => {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "serambi",
  });
  // A connection that breaks while idle is dropped by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  // One that breaks while it is lent fails its transaction; nobody listens to it between two queries, and that would end the process, too.
  pool.on("connect", (client) => client.on("error", () => undefined));

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
      } catch (error) {
        throw isLost(error) ? new DatabaseUnavailable(error) : error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
};

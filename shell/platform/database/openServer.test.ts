import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";

import { PostgresServer } from "../testing/PostgresServer";
import type { Database } from "./Database";
import { DatabaseUnavailable } from "./DatabaseUnavailable";
import { openServer } from "./openServer";

const START_TIMEOUT_MS = 60_000;

(PostgresServer.isInstalled() ? describe : describe.skip)("a database server", () => {
  let server: PostgresServer;
  let db: Database;

  beforeAll(async () => {
    server = await PostgresServer.start();
    db = openServer(await server.createDatabase("lost"));
  }, START_TIMEOUT_MS);

  afterAll(async () => {
    await db.close();
    await server.stop();
  });

  it("whose connection is lost between two queries fails that transaction as unavailable, and nothing else", async () => {
    const name = sql`set application_name = 'victim'`;
    const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'`;
    const lost = db.transaction(async (tx) => {
      await tx.execute(name);
      await db.transaction((other) => other.execute(kill));
      await new Promise((next) => setTimeout(next, 200));
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).resolves.toBeDefined();
  });
});

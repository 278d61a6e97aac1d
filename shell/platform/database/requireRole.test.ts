import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";

import { PostgresServer } from "../testing/PostgresServer";
import { migrate } from "./migrate";
import { openDatabase } from "./openDatabase";
import type { Database } from "./Database";

const START_TIMEOUT_MS = 60_000;

const onMachinesWithPostgres = PostgresServer.isInstalled() ? describe : describe.skip;

onMachinesWithPostgres("a database whose user may not create roles", () => {
  let server: PostgresServer;
  let admin: Database;
  let asOwner: Database;

  beforeAll(async () => {
    server = await PostgresServer.start();
    const url = await server.createDatabase("owned");
    admin = await openDatabase({ databaseUrl: url });
    await admin.transaction((tx) => tx.execute(sql`create role "the owner" login`));
    await admin.transaction((tx) => tx.execute(sql`grant all on schema public to "the owner"`));
    const owned = new URL(url);
    owned.username = "the owner";
    asOwner = await openDatabase({ databaseUrl: owned.href });
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await asOwner.close();
    await admin.close();
    await server.stop();
  });

  it("is told what an administrator has to run, and migrates after it", async () => {
    const told = 'once: CREATE ROLE serambi_app NOLOGIN; GRANT serambi_app TO "the owner";';
    await expect(migrate(asOwner)).rejects.toThrow(told);
    await admin.transaction((tx) => tx.execute(sql`create role serambi_app nologin`));
    await expect(migrate(asOwner)).rejects.toThrow('once: GRANT serambi_app TO "the owner";');
    await admin.transaction((tx) => tx.execute(sql`grant serambi_app to "the owner"`));
    expect(await migrate(asOwner)).toContain("0001_initial");
  });
});

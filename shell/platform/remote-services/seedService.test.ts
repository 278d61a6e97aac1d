import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { defineService, seedRows } from "@serambi/kernel/service";
import { sql } from "drizzle-orm";

import type { Database } from "../database/Database";
import { migrateService } from "./migrateService";
import { describeEachEngine } from "../testing/describeEachEngine";
import { TestPlatform } from "../testing/TestPlatform";
import { seedService } from "./seedService";

const OPEN_TIMEOUT_MS = 60_000;

const TABLE = `
create table words (
  tenant_id uuid not null default serambi_tenant() references tenants on delete cascade,
  text text not null
)
--> statement-breakpoint
select serambi_secure('words')`;

describeEachEngine("the seed of a service", (openEmpty) => {
  let db: Database;
  let platform: TestPlatform;
  let words: Readonly<Record<string, string>> = { melati: "satu" };
  let reads = 0;
  const service = defineService({
    id: "words",
    endpoints: [],
    migrations: [{ name: "1", sql: TABLE }],
    seed: {
      rows: seedRows<string>(
        () => {
          reads += 1;
          return words;
        },
        async (tx, word) => {
          await tx.sql.query("insert into words (text) values ($1)", [word]);
        },
      ),
    },
  });

  beforeAll(async () => {
    db = await openEmpty();
    platform = await TestPlatform.start(db);
    await migrateService(db, service);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  it("is read when the code or the tenants are others than the last time, and not at each start", async () => {
    expect(await seedService(db, service, "code 1")).toEqual(["melati"]);
    expect(await seedService(db, service, "code 1")).toEqual([]);
    expect(reads).toBe(1);
    words = { melati: "satu", kenanga: "one" };
    expect(await seedService(db, service, "code 2")).toEqual(["kenanga"]);
    words = { ...words, mawar: "dua" };
    expect(await seedService(db, service, "code 2")).toEqual([]);
    await db.transaction((tx) =>
      tx.execute(sql`insert into tenants (id, key, language) values (gen_random_uuid(), 'mawar', 'id')`),
    );
    expect(await seedService(db, service, "code 2")).toEqual(["mawar"]);
    expect(reads).toBe(3);
  });
});

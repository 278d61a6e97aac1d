import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import { describeEachEngine } from "../testing/describeEachEngine";
import { migrate } from "./migrate";
import { migrations } from "./migrations";
import type { Database } from "./Database";
import * as schema from "./schema";

const OPEN_TIMEOUT_MS = 60_000;

describeEachEngine("migrations", (openEmpty) => {
  let db: Database;
  let first: string[];

  beforeAll(async () => {
    db = await openEmpty();
    first = await migrate(db);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => db.close());

  it("run once, in order", async () => {
    expect(first).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(db)).toEqual([]);
  });

  it("run once when several instances start at the same time", async () => {
    const added = [...migrations, { name: "9998_concurrent", sql: "create table concurrent (id integer)" }];
    const ran = await Promise.all([1, 2, 3].map(() => migrate(db, added)));
    expect(ran.flat()).toEqual(["9998_concurrent"]);
    await db.transaction((tx) => tx.execute(sql`delete from schema_migrations where name = '9998_concurrent'`));
  });

  it("leave nothing behind when one fails", async () => {
    const broken = [
      ...migrations,
      { name: "9999_broken", sql: "create table half (id integer)\n--> statement-breakpoint\nselect nonsense" },
    ];
    await expect(migrate(db, broken)).rejects.toThrow("nonsense");
    const half = await db.transaction((tx) =>
      tx.select({ found: sql<string | null>`to_regclass('half')` }).from(sql`(values (1)) as one`),
    );
    expect(half).toEqual([{ found: null }]);
    expect(await migrate(db)).toEqual([]);
  });

  it("refuse a database that a newer version has migrated", async () => {
    await expect(migrate(db, [])).rejects.toThrow("The database is newer than this version: it has had 0001_initial");
  });

  it("hand what services made before they had journals of their own over to them", async () => {
    const old = await openEmpty();
    try {
      await migrate(old, migrations.slice(0, 3));
      await old.transaction((tx) => tx.execute(sql`insert into schema_migrations (name) values ('0004_theirs')`));
      expect((await migrate(old))[0]).toBe("0004_services");
      const theirs = await old.transaction((tx) =>
        tx.select({ name: schema.serviceMigrations.name }).from(schema.serviceMigrations),
      );
      expect(theirs).toEqual([{ name: "0004_theirs" }]);
      expect(await migrate(old)).toEqual([]);
    } finally {
      await old.close();
    }
  });

  describe("make the tables that queries expect:", () => {
    it.each(Object.values(schema).map((table) => [getTableName(table), table] as const))("%s", async (name, table) => {
      const columns = await db.transaction((tx) =>
        tx
          .select({
            name: sql<string>`attname`,
            type: sql<string>`format_type(atttypid, atttypmod)`,
            isRequired: sql<boolean>`attnotnull`,
          })
          .from(sql`pg_attribute`)
          .where(sql`attrelid = ${name}::regclass and attnum > 0 and not attisdropped`)
          .orderBy(sql`attnum`),
      );
      const expected = Object.values(getTableColumns(table as PgTable)).map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        isRequired: column.notNull,
      }));
      expect(columns).toEqual(expected);
    });
  });
});

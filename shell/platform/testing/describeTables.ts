import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Service, Transaction } from "@serambi/kernel/service";
import { eq, getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable, pgTable, uuid, type PgColumn } from "drizzle-orm/pg-core";

import { inTenant } from "../database/inTenant";
import * as platformSchema from "../database/schema";
import { describeEachEngine } from "./describeEachEngine";
import { TestPlatform } from "./TestPlatform";

const OPEN_TIMEOUT_MS = 60_000;

/** The platform's own, and the one that its migrations are noted in. */
const PLATFORM_TABLES: ReadonlySet<string> = new Set([
  ...Object.values(platformSchema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : [])),
  "schema_migrations",
]);

/** A table of tenants' rows as drizzle knows it. */
export type TenantTable = PgTable & { readonly tenantId: PgColumn };

interface TablesOfService {
  /** Seeded for `melati` and `kenanga`. */
  readonly service: Service;
  /** As drizzle knows them; by their names where queries are plain SQL, which expect no columns. */
  readonly tables: readonly (TenantTable | string)[];
  /** Rows of one tenant in the tables that the seed leaves empty. */
  readonly fill?: (tx: Transaction, tenantId: string) => Promise<unknown>;
}

const tableOf = (table: TenantTable | string): TenantTable =>
  typeof table === "string" ? pgTable(table, { tenantId: uuid("tenant_id").notNull() }) : table;

/** The tables of a service have the columns that its queries expect, and keep tenants apart, on every engine. */
export const describeTables = ({ service, tables: given, fill }: TablesOfService): void =>
  describeEachEngine(`the tables of ${service.id}`, (openEmpty) => {
    const tables = given.map(tableOf);
    const hasColumns = (table: TenantTable): boolean => given.includes(table);
    let platform: TestPlatform;
    let melati = "";
    let kenanga = "";

    beforeAll(async () => {
      platform = await TestPlatform.start(await openEmpty(), { services: [service] });
      melati = await platform.tenantId("melati");
      kenanga = await platform.tenantId("kenanga");
      for (const id of [melati, kenanga]) await platform.inTenant(id, async (tx) => fill?.(tx, id));
    }, OPEN_TIMEOUT_MS);
    afterAll(() => platform.stop());

    const count = (tenantId: string, table: PgTable) => inTenant(platform.db, tenantId, (tx) => tx.$count(table));

    describe.each(tables.map((table) => [getTableName(table), table] as const))("%s", (name, table) => {
      if (hasColumns(table))
        it("has the columns that queries expect", async () => {
          const columns = await platform.db.transaction((tx) =>
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

      it("gives one tenant's rows to a query without a condition", async () => {
        for (const tenantId of [melati, kenanga]) {
          const owners = await platform.inTenant(tenantId, (tx) =>
            tx.select({ tenantId: table.tenantId }).from(table as PgTable),
          );
          expect(owners.length).toBeGreaterThan(0);
          expect(new Set(owners.map((row) => row.tenantId))).toEqual(new Set([tenantId]));
        }
      });

      it("neither shows, changes nor removes rows of another tenant", async () => {
        const before = await count(kenanga, table);
        await platform.inTenant(melati, async (tx) => {
          const others = eq(table.tenantId, kenanga);
          const own = { tenantId: table.tenantId };
          expect(
            await tx
              .select(own)
              .from(table as PgTable)
              .where(others),
          ).toEqual([]);
          expect(await tx.update(table).set({ tenantId: kenanga }).where(others).returning()).toEqual([]);
          expect(await tx.delete(table).where(others).returning()).toEqual([]);
        });
        expect(await count(kenanga, table)).toBe(before);
      });

      it("shows nothing without a tenant", async () => {
        const rows = platform.db.transaction(async (tx) => {
          await tx.execute(sql`set local role serambi_app`);
          return tx.$count(table);
        });
        await expect(rows).resolves.toBe(0);
      });
    });

    it("are all that the service's migrations make", async () => {
      const found = await platform.db.transaction((tx) =>
        tx
          .select({ name: sql<string>`relname` })
          .from(sql`pg_class`)
          .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace`),
      );
      const made = found.map(({ name }) => name).filter((name) => !PLATFORM_TABLES.has(name));
      expect(made.toSorted()).toEqual(tables.map((table) => getTableName(table)).toSorted());
    });
  });

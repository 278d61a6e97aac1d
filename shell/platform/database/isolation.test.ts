import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { eq, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import { seed } from "../seed/seed";
import { describeEachEngine } from "../testing/describeEachEngine";
import { seedFixture } from "../testing/seedFixture";
import { enterTenant, inTenant } from "./inTenant";
import { migrate } from "./migrate";
import type { Database } from "./Database";
import {
  accessTokens,
  accountKeys,
  accountSessions,
  appTokens,
  appVersion,
  clickLog,
  credentials,
  driveFiles,
  driveParts,
  jobDecisions,
  jobs,
  mailTokens,
  entitlements,
  memberships,
  oidcPayloads,
  outbox,
  passkeys,
  persons,
  recoveryCodes,
  secondFactors,
  seedState,
  serviceMigrations,
  serviceSeeds,
  settings,
  settingsChanges,
  settingsDrafts,
  settingsDraftSteps,
  settingsPreviews,
  settingsPublications,
  signInFailures,
  tenantHosts,
  tenants,
  trustedDevices,
  usedChallenges,
} from "./schema";

const SCOPED = [
  settings,
  clickLog,
  accessTokens,
  settingsChanges,
  memberships,
  outbox,
  entitlements,
  driveFiles,
  driveParts,
  settingsDrafts,
  settingsDraftSteps,
  settingsPreviews,
  settingsPublications,
] as const;
const DIRECTORY = [
  tenants,
  tenantHosts,
  appTokens,
  appVersion,
  seedState,
  serviceMigrations,
  serviceSeeds,
  credentials,
  secondFactors,
  recoveryCodes,
  accountSessions,
  mailTokens,
  signInFailures,
  oidcPayloads,
  accountKeys,
  jobs,
  jobDecisions,
  passkeys,
  usedChallenges,
  trustedDevices,
] as const;
const OPEN_TIMEOUT_MS = 60_000;

/** What the database itself said, below drizzle's account of the query. */
const databaseError = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    const { cause } = error as Error;
    return cause instanceof Error ? cause.message : String(error);
  }
  return "no error";
};

describeEachEngine("rows of tenants", (openEmpty) => {
  let db: Database;
  let melati = "";
  let kenanga = "";

  beforeAll(async () => {
    db = await openEmpty();
    await migrate(db);
    await seed(db, seedFixture);
    const rows = await db.transaction((tx) => tx.select().from(tenants));
    melati = rows.find(({ key }) => key === "melati")?.id ?? "";
    kenanga = rows.find(({ key }) => key === "kenanga")?.id ?? "";
    const click = { from: "", to: "https://melati.example/", type: "page_load" as const };
    const times = { happenedAt: new Date(0), receivedAt: new Date(0) };
    for (const tenantId of [melati, kenanga]) {
      const email = `${tenantId}@serambi.example`;
      const [person] = await db.transaction((tx) =>
        tx
          .insert(persons)
          .values({ email, name: "Ratna", language: "id", createdAt: new Date(0) })
          .returning(),
      );
      const personId = person?.id ?? "";
      await inTenant(db, tenantId, async (tx) => {
        await tx.insert(memberships).values({ tenantId, personId, userKind: 4, createdAt: new Date(0) });
        const letter = { recipient: email, language: "id" as const, subject: "", text: "", html: "", messageId: "" };
        await tx.insert(outbox).values({ tenantId, ...letter, createdAt: new Date(0) });
        const right = { userId: personId, kind: "courses.class", code: "1", source: "free" as const, reference: "" };
        await tx.insert(entitlements).values({ tenantId, ...right, grantedBy: personId, grantedAt: new Date(0) });
        await tx.insert(clickLog).values({ tenantId, ...click, ...times });
        await tx.insert(driveFiles).values({ tenantId, id: tenantId, name: "a", sizeBytes: 1, begunAt: new Date(0) });
        await tx.insert(driveParts).values({ tenantId, fileId: tenantId, beginsAt: 0, bytes: Buffer.from("a") });
        const user = { digest: `digest of ${tenantId}`, userId: "1", userKind: 1 };
        await tx.insert(accessTokens).values({ tenantId, ...user, createdAt: new Date(0), expiresAt: new Date(0) });
        const change = { version: "v0", key: "title", newValue: "x", changedBy: "1", role: "admin" as const };
        await tx.insert(settingsChanges).values({ tenantId, ...change, changedAt: new Date(0) });
        await tx.insert(settingsDrafts).values({ tenantId });
        await tx.insert(settingsDraftSteps).values({ tenantId, changes: {} });
        await tx.insert(settingsPreviews).values({ tenantId, digest: tenantId, madeBy: "1", endsAt: new Date(0) });
        const publication = { publishedBy: "1", role: "admin" as const, note: "" };
        await tx.insert(settingsPublications).values({ tenantId, ...publication, publishedAt: new Date(0) });
      });
    }
  }, OPEN_TIMEOUT_MS);
  afterAll(() => db.close());

  const count = (tenantId: string, table: PgTable) => inTenant(db, tenantId, (tx) => tx.$count(table));

  it.each(SCOPED.map((table) => [getTableName(table), table] as const))(
    "a query of %s without a condition gives one tenant's rows",
    async (_, table) => {
      for (const tenantId of [melati, kenanga]) {
        const owners = await inTenant(db, tenantId, (tx) =>
          tx.select({ tenantId: table.tenantId }).from(table as PgTable),
        );
        expect(owners.length).toBeGreaterThan(0);
        expect(new Set(owners.map((row) => row.tenantId))).toEqual(new Set([tenantId]));
      }
    },
  );

  it.each(SCOPED.map((table) => [getTableName(table), table] as const))(
    "rows of %s of another tenant are neither found, changed nor removed",
    async (_, table) => {
      const before = await count(kenanga, table);
      await inTenant(db, melati, async (tx) => {
        const others = eq(table.tenantId, kenanga);
        expect(
          await tx
            .select({ tenantId: table.tenantId })
            .from(table as PgTable)
            .where(others),
        ).toEqual([]);
        expect(await tx.update(table).set({ tenantId: kenanga }).where(others).returning()).toEqual([]);
        expect(await tx.delete(table).where(others).returning()).toEqual([]);
      });
      expect(await count(kenanga, table)).toBe(before);
      expect(before).toBeGreaterThan(0);
    },
  );

  it("a tenant that removes everything removes its own", async () => {
    const before = await count(kenanga, settings);
    const failed = inTenant(db, melati, async (tx) => {
      const removed = await tx.delete(settings).returning({ tenantId: settings.tenantId });
      expect(new Set(removed.map((row) => row.tenantId))).toEqual(new Set([melati]));
      throw new Error("roll back");
    });
    await expect(failed).rejects.toThrow("roll back");
    expect(await count(kenanga, settings)).toBe(before);
    expect(await count(melati, settings)).toBeGreaterThan(0);
  });

  it("a row cannot be added for another tenant, nor given to it", async () => {
    const row = { version: "v0", key: "x", value: true };
    const added = inTenant(db, melati, (tx) => tx.insert(settings).values({ ...row, tenantId: kenanga }));
    expect(await databaseError(added)).toMatch(/row-level security/);
    const given = inTenant(db, melati, (tx) => tx.update(settings).set({ tenantId: kenanga }));
    expect(await databaseError(given)).toMatch(/row-level security/);
  });

  it("without a tenant nothing is visible, also after another transaction had one", async () => {
    for (const table of SCOPED) {
      const rows = db.transaction(async (tx) => {
        await tx.execute(sql`set local role serambi_app`);
        return tx.$count(table);
      });
      await expect(rows).resolves.toBe(0);
    }
  });

  it("without a tenant nothing can be written", async () => {
    const written = db.transaction(async (tx) => {
      await tx.execute(sql`set local role serambi_app`);
      await tx.insert(settings).values({ tenantId: melati, version: "v0", key: "x", value: true });
    });
    expect(await databaseError(written)).toMatch(/row-level security/);
  });

  it.each(DIRECTORY.map((table) => [getTableName(table), table] as const))(
    "a tenant has no access to %s",
    async (_, table) => {
      expect(await databaseError(inTenant(db, melati, (tx) => tx.select().from(table as PgTable)))).toMatch(
        /permission denied/,
      );
      expect(await databaseError(inTenant(db, melati, (tx) => tx.delete(table)))).toMatch(/permission denied/);
    },
  );

  it("a tenant sees of persons its members, and may not change them", async () => {
    const seen = await inTenant(db, melati, (tx) => tx.select({ email: persons.email }).from(persons));
    expect(seen).toEqual([{ email: `${melati}@serambi.example` }]);
    const dates = inTenant(db, melati, (tx) => tx.select().from(persons));
    expect(await databaseError(dates)).toMatch(/permission denied/);
    expect(await databaseError(inTenant(db, melati, (tx) => tx.update(persons).set({ name: "" })))).toMatch(
      /permission denied/,
    );
  });

  it("a tenant cannot become another one by asking for it in a value", async () => {
    const found = await inTenant(db, melati, (tx) =>
      tx.select().from(settings).where(eq(settings.key, "' or tenant_id is not null --")),
    );
    expect(found).toEqual([]);
  });

  it("transactions of two tenants at once do not mix", async () => {
    const seen = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => {
        const tenantId = turn % 2 === 0 ? melati : kenanga;
        return inTenant(db, tenantId, async (tx) => {
          const rows = await tx.select({ tenantId: settings.tenantId }).from(settings);
          return rows.every((row) => row.tenantId === tenantId) ? rows.length : -1;
        });
      }),
    );
    const counts = [await count(melati, settings), await count(kenanga, settings)];
    expect(seen).toEqual(Array.from({ length: 20 }, (_, turn) => counts[turn % 2]));
  });

  it("entering a second tenant leaves the first", async () => {
    const keys = await db.transaction(async (tx) => {
      await enterTenant(tx, melati);
      await enterTenant(tx, kenanga);
      return tx.select({ tenantId: settings.tenantId }).from(settings);
    });
    expect(new Set(keys.map((row) => row.tenantId))).toEqual(new Set([kenanga]));
  });

  it("every table with a tenant's rows is under row-level security, whoever owns it", async () => {
    const tables = await db.transaction((tx) =>
      tx
        .select({
          name: sql<string>`c.relname`,
          isBound: sql<boolean>`c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy where polrelid = c.oid)`,
        })
        .from(sql`pg_class c join pg_attribute a on a.attrelid = c.oid`)
        .where(
          sql`c.relkind = 'r' and a.attname = 'tenant_id' and c.relnamespace = 'public'::regnamespace and c.relname <> 'tenant_hosts'`,
        ),
    );
    expect(tables.map(({ name }) => name).toSorted()).toEqual(SCOPED.map(getTableName).toSorted());
    expect(tables.filter(({ isBound }) => !isBound)).toEqual([]);
  });
});

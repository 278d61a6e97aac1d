import { createHash } from "node:crypto";

import { sql } from "drizzle-orm";

import { enterTenant } from "../database/inTenant";
import type { Database, Transaction } from "../database/Database";
import { appVersion, seedState } from "../database/schema";
import { seedDirectory } from "./seedDirectory";
import { seedTenant } from "./seedTenant";
import type { SeedData } from "./types";

/** Raised when the rows made from the same data change. */
const FORMAT = 2;

/** Instances that start together seed one after another. */
export const SEED_LOCK = sql`select pg_advisory_xact_lock(7377721)`;

/** Changes with the data and with nothing else. */
export const seedVersion = (data: SeedData): string =>
  createHash("sha256")
    .update(`${FORMAT}\n${JSON.stringify(data)}`)
    .digest("hex");

const write = async (tx: Transaction, data: SeedData, version: string): Promise<void> => {
  const { appVersion: current } = data;
  await tx
    .insert(appVersion)
    .values({ version: current })
    .onConflictDoUpdate({ target: appVersion.singleton, set: { version: current } });
  await tx
    .insert(seedState)
    .values({ version })
    .onConflictDoUpdate({ target: seedState.singleton, set: { version, seededAt: sql`now()` } });
  for (const tenant of data.tenants) {
    const tenantId = await seedDirectory(tx, tenant.site);
    await enterTenant(tx, tenantId);
    await seedTenant(tx, tenantId, tenant);
    // Back to the connecting user: the directory is closed to the tenants' role.
    await tx.execute(sql`set local role none`);
  }
};

/**
 * Writes the seed when this database has not had this very one: in one transaction, rows of the seed are added or
 * brought up to date, all others are left alone. An unchanged seed costs two queries and overwrites nothing.
 * @returns whether anything was written
 */
export const seed = async (db: Database, data: SeedData): Promise<boolean> => {
  const version = seedVersion(data);
  return db.transaction(async (tx) => {
    await tx.execute(SEED_LOCK);
    const [state] = await tx.select({ version: seedState.version }).from(seedState);
    if (state?.version === version) return false;
    await write(tx, data, version);
    return true;
  });
};

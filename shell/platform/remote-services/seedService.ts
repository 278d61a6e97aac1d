import { createHash } from "node:crypto";

import { PAGE_KEYS, PageSetting } from "@serambi/kernel/contracts";
import type { Service } from "@serambi/kernel/service";
import { eq, inArray, sql } from "drizzle-orm";
import * as z from "zod";

import type { Database, Transaction } from "../database/Database";
import { enterTenant } from "../database/inTenant";
import { serviceSeeds, tenants } from "../database/schema";
import { SEED_LOCK } from "../seed/seed";
import { writeSettings } from "../seed/writeSettings";
import { sqlOf } from "./sqlOf";

type ByTenant = Readonly<Record<string, unknown>>;

const digestOf = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** Pages of sections are of the site: any service may bring some. */
const PAGES: ReadonlySet<string> = new Set(PAGE_KEYS);

/** As they are stored: checked by the schemas of the same service, their defaults written out. */
const settingValues = ({ id, settings = {} }: Service, given: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries((given ?? {}) as Readonly<Record<string, unknown>>).map(([key, value]) => {
      const schema = PAGES.has(key) ? PageSetting : settings[key]?.schema;
      if (!schema) throw new Error(`The seed of "${id}" has the setting "${key}", which the service does not declare`);
      return [key, z.core.parse(schema, value)];
    }),
  );

const seedTenant = async (
  tx: Transaction,
  service: Service,
  { tenant, settings, rows }: { tenant: typeof tenants.$inferSelect; settings: unknown; rows: unknown },
): Promise<void> => {
  await enterTenant(tx, tenant.id);
  await writeSettings(tx, tenant.id, settingValues(service, settings));
  // The data is the seed's own: `data` and `write` are given together.
  if (rows !== undefined) await service.seed?.rows?.write({ sql: sqlOf(tx), db: tx, tenant }, rows as never);
  // Back to the connecting user: the journal is closed to the tenants' role.
  await tx.execute(sql`set local role none`);
};

/** The row of a service that is for all tenants together. */
const ALL = "";

type Seeded = typeof serviceSeeds.$inferSelect;

const noteSeeded = async (tx: Transaction, service: string, tenant: string, digest: string): Promise<void> => {
  await tx
    .insert(serviceSeeds)
    .values({ service, tenant, digest })
    .onConflictDoUpdate({
      target: [serviceSeeds.service, serviceSeeds.tenant],
      set: { digest, seededAt: sql`now()` },
    });
};

const seedTenants = async (tx: Transaction, service: Service, seeded: readonly Seeded[]): Promise<string[]> => {
  const settings: ByTenant = service.seed?.settings?.() ?? {};
  const rows: ByTenant = service.seed?.rows?.data() ?? {};
  const keys = [...new Set([...Object.keys(settings), ...Object.keys(rows)])];
  const had = new Map(seeded.map(({ tenant, digest }) => [tenant, digest]));
  const there = await tx.select().from(tenants).where(inArray(tenants.key, keys));
  const written: string[] = [];
  for (const tenant of there) {
    const own = { settings: settings[tenant.key], rows: rows[tenant.key] };
    const digest = digestOf(own.settings ?? null, own.rows ?? null);
    if (had.get(tenant.key) === digest) continue;
    await seedTenant(tx, service, { tenant, ...own });
    await noteSeeded(tx, service.id, tenant.key, digest);
    written.push(tenant.key);
  }
  return written;
};

/**
 * Writes what a service's seed has for the tenants that there are, in one transaction. A tenant whose part this database has had already
 * is left alone.
 * @param code what the service was loaded from: where neither it nor the tenants are others than the last time, the seed is not even
 * read, which takes longer than all the rest of a start
 * @returns the keys of the tenants that were written
 */
export const seedService = async (db: Database, service: Service, code?: string): Promise<string[]> => {
  const { id, seed } = service;
  if (!seed) return [];
  return db.transaction(async (tx) => {
    await tx.execute(SEED_LOCK);
    const seeded = await tx.select().from(serviceSeeds).where(eq(serviceSeeds.service, id));
    const there = await tx.select({ key: tenants.key }).from(tenants).orderBy(tenants.key);
    const digest = code === undefined ? null : digestOf(code, there);
    if (digest !== null && seeded.some((row) => row.tenant === ALL && row.digest === digest)) return [];
    const written = await seedTenants(tx, service, seeded);
    if (digest !== null) await noteSeeded(tx, id, ALL, digest);
    return written;
  });
};

import { createHash } from "node:crypto";

import { sql } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { tenantHosts, tenants } from "../database/schema";
import type { SeedSite } from "./types";

/** The same tenant has the same id in every new database (a version 8 UUID: bits of our own choice). */
const tenantIdFor = (key: string): string => {
  const hex = createHash("sha256").update(`serambi tenant ${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** The tenant and the hosts it answers at. @returns the tenant's id */
export const seedDirectory = async (tx: Transaction, { key, language, hosts }: SeedSite): Promise<string> => {
  const [tenant] = await tx
    .insert(tenants)
    .values({ id: tenantIdFor(key), key, language })
    .onConflictDoUpdate({ target: tenants.key, set: { language } })
    .returning({ id: tenants.id });
  if (!tenant) throw new Error(`tenant ${key} was neither found nor made`);
  await tx
    .insert(tenantHosts)
    .values(hosts.map((host) => ({ host, tenantId: tenant.id })))
    .onConflictDoUpdate({ target: tenantHosts.host, set: { tenantId: sql`excluded.tenant_id` } });
  return tenant.id;
};

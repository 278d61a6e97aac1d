import { leadsNowhere, TenantSettings, visitedRoutes, type PublicTenant } from "@serambi/kernel/contracts";
import type { Passage, PassageCall, Service, ServiceTenant } from "@serambi/kernel/service";
import { eq } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { settings } from "../database/schema";
import { SETTINGS_VERSION } from "../database/settingsVersion";
import { sqlOf } from "./sqlOf";

interface Reading {
  readonly tx: Transaction;
  readonly tenant: ServiceTenant;
  readonly services: readonly Service[];
  readonly now: Date;
  /** Told which service could not say what it has. */
  readonly onFailure: (service: string, error: unknown) => void;
}

/** The site as its settings describe it; undefined while it is worked on, or where they are none. */
const siteOf = (tenant: ServiceTenant, values: ReadonlyMap<string, unknown>): PublicTenant | undefined => {
  const { data } = TenantSettings.safeParse(Object.fromEntries(values));
  if (!data || data.isMaintenance) return undefined;
  return {
    key: tenant.key,
    id: tenant.id,
    origin: "",
    language: tenant.language,
    settings: { ...data, routes: visitedRoutes(data) },
  };
};

/** The passages of live services that everybody on a site may read. Each is asked in a savepoint: one that fails takes nothing from the others. */
export const readPassages = async ({ tx, tenant, services, now, onFailure }: Reading): Promise<readonly Passage[]> => {
  const rows = await tx
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(eq(settings.version, SETTINGS_VERSION));
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const site = siteOf(tenant, values);
  if (!site) return [];
  const found: Passage[] = [];
  for (const { id, passages } of services) {
    if (!passages) continue;
    try {
      const said = await tx.transaction((inner) => {
        const call: PassageCall = {
          sql: sqlOf(inner),
          db: inner,
          tenant: site,
          now,
          setting: (key) => Promise.resolve(values.get(key)),
        };
        return passages(call);
      });
      found.push(...said.filter(({ path }) => !leadsNowhere(site, path)));
    } catch (error) {
      onFailure(id, error);
    }
  }
  return found;
};

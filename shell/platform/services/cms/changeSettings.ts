import { isDeepStrictEqual } from "node:util";

import { and, eq, inArray } from "drizzle-orm";

import type { User } from "../../app/requireUserRole";
import type { TenantCall } from "../../app/tenantHandler";
import { settings, settingsChanges } from "../../database/schema";
import { SETTINGS_VERSION } from "../../database/settingsVersion";

interface SettingsChange {
  readonly values: Readonly<Record<string, unknown>>;
  readonly user: User;
  readonly now: Date;
}

/**
 * Writes settings of the running transaction's tenant, and who changed what. A value that is the same already is no change.
 * @param values checked
 */
export const changeSettings = async (
  { tx, tenant }: Pick<TenantCall<unknown>, "tx" | "tenant">,
  { values, user, now }: SettingsChange,
): Promise<void> => {
  const keys = Object.keys(values);
  const ofVersion = and(eq(settings.version, SETTINGS_VERSION), inArray(settings.key, keys));
  // Two who change the same setting do so one after the other, and each is told what the other left.
  const before = new Map(
    (await tx.select({ key: settings.key, value: settings.value }).from(settings).where(ofVersion).for("update")).map(
      ({ key, value }) => [key, value],
    ),
  );
  for (const [key, value] of Object.entries(values)) {
    if (before.has(key) && isDeepStrictEqual(before.get(key), value)) continue;
    await tx
      .insert(settings)
      .values({ tenantId: tenant.id, version: SETTINGS_VERSION, key, value })
      .onConflictDoUpdate({ target: [settings.tenantId, settings.version, settings.key], set: { value } });
    await tx.insert(settingsChanges).values({
      tenantId: tenant.id,
      version: SETTINGS_VERSION,
      key,
      oldValue: before.get(key) ?? null,
      newValue: value,
      changedBy: user.id,
      role: user.role,
      changedAt: now,
    });
  }
};

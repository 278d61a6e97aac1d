import type { Transaction } from "../database/Database";
import { settings, settingsChanges } from "../database/schema";
import { SETTINGS_VERSION } from "../database/settingsVersion";
import { asNew } from "@serambi/kernel/service";

/**
 * Settings of the tenant that the transaction has entered. One that somebody of the tenant has changed is theirs: no newer seed takes it
 * back.
 * @param values checked
 */
export const writeSettings = async (
  tx: Transaction,
  tenantId: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const changed = await tx.selectDistinct({ key: settingsChanges.key }).from(settingsChanges);
  const theirs = new Set(changed.map(({ key }) => key));
  const rows = Object.entries(values)
    .filter(([key]) => !theirs.has(key))
    .map(([key, value]) => ({ tenantId, version: SETTINGS_VERSION, key, value }));
  if (rows.length > 0)
    await tx
      .insert(settings)
      .values(rows)
      .onConflictDoUpdate({ target: [settings.tenantId, settings.version, settings.key], set: asNew(settings) });
};

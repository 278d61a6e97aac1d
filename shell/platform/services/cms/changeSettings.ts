import { isDeepStrictEqual } from "node:util";

import { and, eq, inArray, sql } from "drizzle-orm";

import type { User } from "../../app/requireUserRole";
import type { TenantCall } from "../../app/tenantHandler";
import { settings, settingsChanges, settingsDrafts, settingsPublications } from "../../database/schema";
import { SETTINGS_VERSION } from "../../database/settingsVersion";
import { storable } from "./storable";

interface SettingsChange {
  readonly values: Readonly<Record<string, unknown>>;
  readonly user: User;
  readonly now: Date;
  /** The reason, in the words of whoever publishes. */
  readonly note?: string;
}

type Call = Pick<TenantCall<unknown>, "tx" | "tenant">;

/** One publication, and a count by which pages from before it are known. */
const beginPublication = async ({ tx, tenant }: Call, { user, now, note = "" }: SettingsChange): Promise<number> => {
  await tx
    .insert(settingsDrafts)
    .values({ tenantId: tenant.id, version: 1, revision: 1 })
    .onConflictDoUpdate({
      target: settingsDrafts.tenantId,
      set: { version: sql`${settingsDrafts.version} + 1`, revision: sql`${settingsDrafts.revision} + 1` },
    });
  const [made] = await tx
    .insert(settingsPublications)
    .values({ tenantId: tenant.id, publishedAt: now, publishedBy: user.id, role: user.role, note })
    .returning({ id: settingsPublications.id });
  if (!made) throw new Error("a publication that was just made has an id");
  return made.id;
};

/**
 * Writes settings of the running transaction's tenant, and who changed what: one publication. A value that is the same already is no change.
 * @param change its values are checked
 */
export const changeSettings = async (call: Call, change: SettingsChange): Promise<void> => {
  const { tx, tenant } = call;
  const { user, now } = change;
  const values = storable(change.values);
  const ofVersion = and(eq(settings.version, SETTINGS_VERSION), inArray(settings.key, Object.keys(values)));
  // Two who change the same setting do so one after the other, and each is told what the other left.
  const before = new Map(
    (await tx.select({ key: settings.key, value: settings.value }).from(settings).where(ofVersion).for("update")).map(
      ({ key, value }) => [key, value],
    ),
  );
  const changed = Object.entries(values).filter(
    ([key, value]) => !before.has(key) || !isDeepStrictEqual(before.get(key), value),
  );
  if (changed.length === 0) return;
  const publicationId = await beginPublication(call, change);
  for (const [key, value] of changed) {
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
      publicationId,
    });
  }
};

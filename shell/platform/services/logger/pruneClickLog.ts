import { asc, inArray, lt } from "drizzle-orm";

import type { Database } from "../../database/Database";
import { inTenant } from "../../database/inTenant";
import { clickLog, tenants } from "../../database/schema";

/** So long is an entry of the click log kept. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 3_600_000;
/** Of one transaction: no request waits long behind it. */
const BATCH = 1_000;

const pruneTenant = async (db: Database, tenantId: string, before: Date, batch: number): Promise<number> => {
  let removed = 0;
  for (;;) {
    const count = await inTenant(db, tenantId, async (tx) => {
      const oldest = tx
        .select({ id: clickLog.id })
        .from(clickLog)
        .where(lt(clickLog.receivedAt, before))
        .orderBy(asc(clickLog.receivedAt))
        .limit(batch);
      return (await tx.delete(clickLog).where(inArray(clickLog.id, oldest)).returning({ id: clickLog.id })).length;
    });
    removed += count;
    if (count < batch) return removed;
  }
};

/**
 * Removes what the click log has kept for 90 days, tenant by tenant: no query of this database sees the rows of two.
 * @returns how many entries went
 */
export const pruneClickLog = async (db: Database, now: Date, batch = BATCH): Promise<number> => {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const known = await db.transaction((tx) => tx.select({ id: tenants.id }).from(tenants));
  let removed = 0;
  for (const { id } of known) removed += await pruneTenant(db, id, before, batch);
  return removed;
};

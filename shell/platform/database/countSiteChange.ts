import { sql } from "drizzle-orm";

import type { Transaction } from "./Database";
import { settingsDrafts } from "./schema";

/** Counts a change of what a site's visitors are shown: whoever has kept something of the site knows by the number that it is old. */
export const countSiteChange = async (tx: Transaction, tenantId: string): Promise<void> => {
  await tx
    .insert(settingsDrafts)
    .values({ tenantId, revision: 1 })
    .onConflictDoUpdate({ target: settingsDrafts.tenantId, set: { revision: sql`${settingsDrafts.revision} + 1` } });
};

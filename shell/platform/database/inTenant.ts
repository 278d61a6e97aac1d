import { sql } from "drizzle-orm";

import type { Database, Transaction } from "./Database";

/**
 * From here to the end of the transaction only this tenant's rows exist: the role is bound by row-level security
 * and has no right on anything that is not a tenant's. `set_config(…, true)` is `SET LOCAL`, in one statement.
 */
export const enterTenant = (tx: Transaction, tenantId: string): Promise<unknown> =>
  tx.execute(sql`select set_config('role', 'serambi_app', true), set_config('serambi.tenant_id', ${tenantId}, true)`);

/** Back to what the transaction may do by itself: other jobs, of other tenants, are in it, too. */
export const leaveTenant = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select set_config('role', 'none', true), set_config('serambi.tenant_id', '', true)`);

/** Runs `work` in a transaction that sees and writes the rows of one tenant, whatever its queries say. */
export const inTenant = <T>(db: Database, tenantId: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await enterTenant(tx, tenantId);
    return work(tx);
  });

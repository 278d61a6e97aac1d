import { sql } from "drizzle-orm";

import type { Transaction } from "../database/Database";

/** Runs `work` where only what belongs to this person can be read and revoked, on all tenants; then the transaction is the platform's again. */
export const asPerson = async <T>(tx: Transaction, personId: string, work: () => Promise<T>): Promise<T> => {
  await tx.execute(
    sql`select set_config('role', 'serambi_app', true), set_config('serambi.person_id', ${personId}, true)`,
  );
  const result = await work();
  await tx.execute(sql`select set_config('role', 'none', true), set_config('serambi.person_id', '', true)`);
  return result;
};

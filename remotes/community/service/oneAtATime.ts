import type { Sql } from "@serambi/kernel/service";

/** Until the end of the transaction nobody else of this tenant does the same: two that arrive at once are one after the other. */
export const oneAtATime = async (sql: Sql, tenantId: string, what: string): Promise<void> => {
  await sql.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`community ${tenantId} ${what}`]);
};

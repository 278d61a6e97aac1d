import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** `set` of an upsert: every column as the new row has it; what the database derives, it derives anew. */
export const asNew = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => column.generated === undefined)
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );

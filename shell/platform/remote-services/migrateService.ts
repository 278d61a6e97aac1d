import { serviceMigrations } from "../database/schema";
import type { Database } from "../database/Database";
import { MIGRATION_LOCK, runMigration } from "../database/runMigration";
import type { Service } from "@serambi/kernel/service";
import { inArray } from "drizzle-orm";

import { checkTables } from "./checkTables";

/** Migrations from before services had journals of their own stand under no service's name. */
const UNNAMED = "";

/**
 * Brings the tables of a service up to date, all in one transaction.
 * @returns the names of the migrations that ran now
 * @throws Error when one fails, or leaves rows of tenants without forced row-level security: nothing of them stays
 */
export const migrateService = (
  db: Database,
  { id, migrations }: Pick<Service, "id" | "migrations">,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(MIGRATION_LOCK);
    const rows = await tx
      .select({ name: serviceMigrations.name })
      .from(serviceMigrations)
      .where(inArray(serviceMigrations.service, [id, UNNAMED]));
    const done = new Set(rows.map(({ name }) => name));
    const missing = migrations.filter(({ name }) => !done.has(name));
    for (const migration of missing) {
      await runMigration(tx, migration);
      try {
        await checkTables(tx);
      } catch (error) {
        throw new Error(`Migration ${migration.name} is refused: ${error instanceof Error ? error.message : ""}`, {
          cause: error,
        });
      }
      await tx.insert(serviceMigrations).values({ service: id, name: migration.name });
    }
    return missing.map(({ name }) => name);
  });

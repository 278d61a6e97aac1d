import { sql } from "drizzle-orm";
import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { migrations as all, SERVICES } from "./migrations";
import type { Database } from "./Database";
import { requireRole } from "./requireRole";
import { MIGRATION_LOCK, runMigration, type Migration } from "./runMigration";

/** The journal: which of the platform's own migrations this database has had. */
const journal = pgTable("schema_migrations", {
  name: text("name").primaryKey(),
  appliedAt: timestamp("applied_at", { withTimezone: true }).notNull().defaultNow(),
});

/**
 * Brings the platform's own tables up to date, all in one transaction. drizzle's own migrator is not used: it reads a folder
 * from disk, and the platform ships as one file.
 * @returns the names of the migrations that ran now
 * @throws Error when its user may not act as the product's role, or the database has had a migration that this version does not know
 */
export const migrate = (db: Database, migrations: readonly Migration[] = all): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(MIGRATION_LOCK);
    // Asked first: on a full disk nothing can be created, and there is nothing to create.
    const [made] = await tx
      .select({ name: sql<string | null>`to_regclass('schema_migrations')` })
      .from(sql`(select 1) as one`);
    if (made?.name === null)
      await tx.execute(
        sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`,
      );
    const done = new Set((await tx.select({ name: journal.name }).from(journal)).map(({ name }) => name));

    const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
    // Before services had journals of their own, theirs stood in this one: the migration SERVICES takes them out.
    const isNewer = unknown.length > 0 && (done.has(SERVICES) || migrations.every(({ name }) => name !== SERVICES));
    if (isNewer) throw new Error(`The database is newer than this version: it has had ${unknown.join(", ")}`);

    const missing = migrations.filter(({ name }) => !done.has(name));
    if (missing.length > 0) await requireRole(tx);
    for (const migration of missing) {
      await runMigration(tx, migration);
      await tx.insert(journal).values({ name: migration.name });
    }
    return missing.map(({ name }) => name);
  });

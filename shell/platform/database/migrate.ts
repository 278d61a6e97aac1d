import { sql } from "drizzle-orm";
import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { migrations as all, type Migration } from "./migrations";
import type { Database, Transaction } from "./Database";
import { requireRole } from "./requireRole";

/** The journal: which migrations this database has had. */
const journal = pgTable("schema_migrations", {
  name: text("name").primaryKey(),
  appliedAt: timestamp("applied_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Between the statements of a migration file: the embedded engine takes one at a time. */
const BREAKPOINT = /^--> statement-breakpoint$/m;

/** Instances that start together migrate one after another. The number is this product's own, nothing more. */
const LOCK = sql`select pg_advisory_xact_lock(7377720)`;

/** The query itself is in our sources: what the server said of it is what an operator needs. */
const run = async (tx: Transaction, name: string, statement: string): Promise<void> => {
  try {
    await tx.execute(sql.raw(statement));
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(`Migration ${name} failed: ${String(reason)}`, { cause: error });
  }
};

/**
 * Brings the database up to date, all in one transaction. drizzle's own migrator is not used: it reads a folder
 * from disk, and the platform ships as one file.
 * @returns the names of the migrations that ran now
 * @throws Error when its user may not act as the product's role, or the database has had a migration that this version does not know
 */
export const migrate = (db: Database, migrations: readonly Migration[] = all): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(LOCK);
    await tx.execute(
      sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
    const done = new Set((await tx.select({ name: journal.name }).from(journal)).map(({ name }) => name));

    const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
    if (unknown.length > 0)
      throw new Error(`The database is newer than this version: it has had ${unknown.join(", ")}`);

    const missing = migrations.filter(({ name }) => !done.has(name));
    if (missing.length > 0) await requireRole(tx);
    for (const migration of missing) {
      for (const statement of migration.sql.split(BREAKPOINT)) await run(tx, migration.name, statement);
      await tx.insert(journal).values({ name: migration.name });
    }
    return missing.map(({ name }) => name);
  });

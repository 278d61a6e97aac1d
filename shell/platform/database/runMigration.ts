import { sql } from "drizzle-orm";

import type { Transaction } from "./Database";

export interface Migration {
  /** Unique and never changed again once released. */
  readonly name: string;
  /** Statements separated by `--> statement-breakpoint`. */
  readonly sql: string;
}

/** Between the statements of a migration file: the embedded engine takes one at a time. */
const BREAKPOINT = /^--> statement-breakpoint$/m;

/** Instances that start together migrate one after another. The number is this product's own, nothing more. */
export const MIGRATION_LOCK = sql`select pg_advisory_xact_lock(7377720)`;

/**
 * Runs every statement of a migration.
 * @throws Error with its name and what the server said: the query itself is in our sources
 */
export const runMigration = async (tx: Transaction, migration: Migration): Promise<void> => {
  for (const statement of migration.sql.split(BREAKPOINT))
    try {
      await tx.execute(sql.raw(statement));
    } catch (error) {
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new Error(`Migration ${migration.name} failed: ${String(reason)}`, { cause: error });
    }
};

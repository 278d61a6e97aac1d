import { randomUUID } from "node:crypto";

import type { Sql } from "@serambi/kernel/service";

/** What an entry is about. */
export type EntryKind =
  | "sale"
  | "settled"
  | "refund"
  | "unclaimed"
  | "claimed"
  | "given-back"
  | "earning"
  | "held"
  | "released"
  | "paid-out"
  | "reversed";

export interface Booking {
  readonly kind: EntryKind;
  /** The invoice, payout or earning: one booking of a kind for each. */
  readonly number: string;
  readonly text: string;
  readonly at: Date;
  /** Amounts in whole Rupiah by account; zeros are left out, the rest sums to zero. */
  readonly entries: Readonly<Record<string, number>>;
}

export const personAccount = (personId: string): string => `person:${personId}`;
export const heldAccount = (personId: string): string => `held:${personId}`;

/**
 * Writes a booking, all of its entries in one statement: the database refuses one that does not sum to zero, or is there already.
 */
export const book = async (sql: Sql, tenantId: string, booking: Booking): Promise<void> => {
  const { kind, number, text, at } = booking;
  const entries = Object.entries(booking.entries).filter(([, amount]) => amount !== 0);
  if (entries.length === 0) return;
  const common = [tenantId, randomUUID(), kind, number, text, at];
  const rows = entries.map((_entry, index) => {
    const first = common.length + index * 2 + 1;
    return `($1, $2, $${first}, $${first + 1}, $3, $4, $5, $6)`;
  });
  await sql.query(
    `insert into payments_entries (tenant_id, booking, account, amount_idr, kind, number, text, at) values ${rows.join(", ")}`,
    [...common, ...entries.flat()],
  );
};

/** From here to the end of the transaction nobody else changes this account: what is read of it stays true. */
export const lockAccount = async (sql: Sql, tenantId: string, account: string): Promise<void> => {
  await sql.query("select pg_advisory_xact_lock(hashtextextended($1, 7377723))", [`${tenantId} ${account}`]);
};

/** The balance of an account: the sum of its entries, in whole Rupiah. */
export const balanceOf = async (sql: Sql, tenantId: string, account: string): Promise<number> => {
  const [row] = await sql.query<{ sum: string | null }>(
    "select sum(amount_idr)::text as sum from payments_entries where tenant_id = $1 and account = $2",
    [tenantId, account],
  );
  return Number(row?.sum ?? 0);
};

/** The balances of all accounts that begin so, as `person:`. */
export const sumOf = async (sql: Sql, tenantId: string, prefix: string): Promise<number> => {
  const [row] = await sql.query<{ sum: string | null }>(
    "select sum(amount_idr)::text as sum from payments_entries where tenant_id = $1 and starts_with(account, $2)",
    [tenantId, prefix],
  );
  return Number(row?.sum ?? 0);
};

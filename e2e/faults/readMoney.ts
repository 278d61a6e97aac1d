import path from "node:path";

import { PGlite } from "@electric-sql/pglite";

interface Money {
  /** Sum of all entries of the ledger, in whole Rupiah. */
  readonly ledgerSum: string;
  /** Accounts of persons, or held for them, that are below zero. */
  readonly below: readonly string[];
  /** The entries of an invoice, by its name at the provider. */
  readonly invoices: readonly {
    readonly reference: string;
    readonly state: string;
    readonly total: string;
    /** Sums booked as sold, and as given back. */
    readonly sold: string;
    readonly returned: string;
    readonly unclaimed: string;
    readonly rights: number;
  }[];
  readonly payouts: readonly { readonly number: string; readonly state: string; readonly paid: string }[];
}

/** Reads the books of a product that has ended, in its own database. */
export const readMoney = async (dataDir: string): Promise<Money> => {
  const db = await PGlite.create(path.join(dataDir, "platform"));
  const rows = async <Row>(sql: string): Promise<Row[]> => (await db.query<Row>(sql)).rows;
  const booked = (kind: string, account: string) =>
    `coalesce((select -sum(amount_idr) from payments_entries e where e.tenant_id = i.tenant_id and e.number = i.number
      and e.kind = '${kind}' and e.account = '${account}'), 0)::text`;
  try {
    const [sum] = await rows<{ sum: string }>("select sum(amount_idr)::text as sum from payments_entries");
    const below = await rows<{ account: string }>(
      "select account from payments_entries where account ~ '^(person|held):' group by tenant_id, account having sum(amount_idr) < 0",
    );
    const invoices = await rows<Money["invoices"][number]>(
      `select i.reference, i.state, i.total_idr::text as total, ${booked("sale", "provider")} as sold,
       ${booked("refund", "provider")} as returned, ${booked("unclaimed", "provider")} as unclaimed,
       (select count(*)::int from entitlements n where n.tenant_id = i.tenant_id and n.reference = i.number and n.revoked_at is null) as rights
       from payments_invoices i where i.provider = 'xendit'`,
    );
    const payouts = await rows<Money["payouts"][number]>(
      `select i.number, i.state, coalesce((select sum(amount_idr) from payments_entries e where e.tenant_id = i.tenant_id
       and e.number = i.number and e.kind = 'paid-out' and e.account = 'bank'), 0)::text as paid
       from payments_payouts i where i.request_key like 'killed-%'`,
    );
    return { ledgerSum: sum?.sum ?? "", below: below.map(({ account }) => account), invoices, payouts };
  } finally {
    await db.close();
  }
};

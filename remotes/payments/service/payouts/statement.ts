import type { Sql } from "@serambi/kernel/service";

import type { Statement } from "../../contract/Payout";
import { personAccount } from "../ledger/ledger";

/** Kinds of entries in the account of a person. */
const KINDS = ["earning", "held", "released", "reversed"] as const;

interface EntryRow {
  readonly at: string;
  readonly kind: (typeof KINDS)[number];
  readonly text: string;
  readonly number: string;
  readonly amount_idr: string;
}

/** A month of somebody's account in Asia/Jakarta. @param month `2026-11` */
export const readStatement = async (
  sql: Sql,
  tenantId: string,
  personId: string,
  month: string,
): Promise<Statement> => {
  const account = personAccount(personId);
  const begin = new Date(`${month}-01T00:00:00+07:00`);
  const [year = 0, number = 0] = month.split("-").map(Number);
  const end = new Date(Date.UTC(year, number, 1) + begin.getTime() - Date.UTC(year, number - 1, 1));
  const [opening] = await sql.query<{ sum: string | null }>(
    "select sum(amount_idr)::text as sum from payments_entries where tenant_id = $1 and account = $2 and at < $3",
    [tenantId, account, begin],
  );
  const rows = await sql.query<EntryRow>(
    `select at::text as at, kind, text, number, amount_idr::text as amount_idr from payments_entries
     where tenant_id = $1 and account = $2 and at >= $3 and at < $4 order by at, id`,
    [tenantId, account, begin, end],
  );
  const openingIdr = Number(opening?.sum ?? 0);
  const entries = rows.map(({ at, kind, text, number: about, amount_idr }) => ({
    at: new Date(at).toISOString(),
    kind,
    text,
    number: about,
    amountIdr: Number(amount_idr),
  }));
  return {
    month,
    openingIdr,
    closingIdr: entries.reduce((sum, { amountIdr }) => sum + amountIdr, openingIdr),
    entries,
  };
};

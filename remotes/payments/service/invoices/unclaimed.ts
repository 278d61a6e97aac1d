import { randomBytes } from "node:crypto";

import type { ServiceCall } from "@serambi/kernel/service";

import { book } from "../ledger/ledger";
import { nextInvoiceNumber } from "../numbers";
import type { Work } from "../Work";
import { endPending } from "./endPending";
import { moveInvoice } from "./moveInvoice";
import { lockInvoice, type InvoiceRow } from "./rows";

interface Unclaimed {
  readonly number: string;
  readonly amount: string;
}

/** Money that came for an invoice and is nobody's still. */
const unclaimedOf = async ({ sql, tenant }: Pick<Work, "sql" | "tenant">, number: string): Promise<Unclaimed[]> =>
  sql.query<Unclaimed>(
    `select number, sum(amount_idr)::text as amount from payments_entries
     where tenant_id = $1 and account = 'unclaimed' and (number = $2 or starts_with(number, $2 || '+'))
     group by number having sum(amount_idr) > 0 order by number`,
    [tenant.id, number],
  );

const takeMarks = async ({ sql, tenant }: Work, number: string, marks: readonly string[]): Promise<void> => {
  for (const mark of marks)
    await sql.query(
      "update payments_invoices set attention = array_remove(attention, $1::text) where tenant_id = $2 and number = $3",
      [mark, tenant.id, number],
    );
};

/** Somebody has given back, at the provider, what came for an invoice and was nobody's. */
export const giveBack = async (work: Work, { number, title, person_id, slug }: InvoiceRow): Promise<void> => {
  const { sql, tenant, now } = work;
  for (const found of await unclaimedOf(work, number)) {
    const amount = Number(found.amount);
    const entries = { unclaimed: -amount, provider: amount };
    await book(sql, tenant.id, { kind: "given-back", number: found.number, text: title, at: now, entries });
  }
  await takeMarks(work, number, ["late-payment", "double-payment"]);
  await work.tell(person_id, { name: "invoice", data: { number, slug } });
};

/** Writes what was to be bought once more, for money that is there. */
const copyInvoice = async ({ sql, tenant, now }: Work, row: InvoiceRow): Promise<string> => {
  const number = await nextInvoiceNumber(sql, tenant.id, now);
  await sql.query(
    `insert into payments_invoices (tenant_id, number, person_id, person_name, person_email, kind, slug, right_kind, right_code,
       title, months, price_idr, discount_idr, tax_idr, total_idr, voucher, state, access, method, channel, provider, reference,
       origin, created_at, expires_at)
     select tenant_id, $3, person_id, person_name, person_email, kind, slug, right_kind, right_code,
       title, months, price_idr, discount_idr, tax_idr, total_idr, null, 'PENDING', 'none', method, channel, provider, $4,
       origin, $5, $5 from payments_invoices where tenant_id = $1 and number = $2`,
    [tenant.id, row.number, number, `${number}-${randomBytes(12).toString("hex")}`, now],
  );
  return number;
};

/**
 * Opens what was paid for too late: the money becomes the payment of a new invoice, because an invoice never goes back.
 * @returns its number; null where there is no such money
 */
export const claim = async (work: Work & Pick<ServiceCall, "fail">, row: InvoiceRow): Promise<string | null> => {
  const { sql, tenant, now } = work;
  const late = (await unclaimedOf(work, row.number)).find(({ number }) => number === row.number);
  if (!late) return null;
  const amount = Number(late.amount);
  const entries = { unclaimed: -amount, provider: amount };
  await book(sql, tenant.id, { kind: "claimed", number: row.number, text: row.title, at: now, entries });
  // What the buyer has ordered since is for the same thing: it would be paid twice.
  await endPending(work, row.person_id, row.slug);
  const number = await copyInvoice(work, row);
  const made = await lockInvoice(sql, tenant.id, number);
  if (!made) throw new Error(`The invoice ${number} was not written`);
  await moveInvoice(work, made, "PAID", { paymentId: row.payment_id, method: row.method, channel: row.channel });
  await takeMarks(work, row.number, ["late-payment"]);
  return number;
};

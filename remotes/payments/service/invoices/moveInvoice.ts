import type { Attention } from "../../contract/Admin";
import type { InvoiceState } from "../../contract/Invoice";
import { giveRight, takeRight } from "../access";
import { book } from "../ledger/ledger";
import { sendReceipt } from "../letters/sendReceipt";
import { returnVoucher } from "../vouchers/vouchers";
import type { Work } from "../Work";
import { invoiceSteps, isEnded } from "./invoiceMachine";
import { lockInvoice, type InvoiceRow } from "./rows";

/** What is known of a move besides the state. */
export interface MoveDetails {
  readonly paymentId?: string | null;
  readonly method?: InvoiceRow["method"];
  readonly channel?: string | null;
  readonly reason?: string | null;
  /** The administrator who refunds. */
  readonly by?: string;
}

/** Marks an invoice for an administrator, once for each reason. */
export const markInvoice = async ({ sql, tenant }: Work, number: string, attention: Attention): Promise<void> => {
  await sql.query(
    `update payments_invoices set attention = array_append(attention, $1::text)
     where tenant_id = $2 and number = $3 and not ($1::text = any(attention))`,
    [attention, tenant.id, number],
  );
};

/** Takes a mark off. */
const unmarkInvoice = async ({ sql, tenant }: Work, number: string, attention: Attention): Promise<void> => {
  await sql.query(
    "update payments_invoices set attention = array_remove(attention, $1::text) where tenant_id = $2 and number = $3",
    [attention, tenant.id, number],
  );
};

const setAccess = async ({ sql, tenant }: Work, number: string, access: InvoiceRow["access"]): Promise<void> => {
  await sql.query("update payments_invoices set access = $1 where tenant_id = $2 and number = $3", [
    access,
    tenant.id,
    number,
  ]);
};

/** The right to what was paid, with everything that comes of having it. @throws whatever keeps the right from being written */
export const grantInvoice = async (work: Work, invoice: InvoiceRow): Promise<void> => {
  await work.db.transaction(async () => {
    await giveRight(work, invoice);
    await setAccess(work, invoice.number, "granted");
    await unmarkInvoice(work, invoice.number, "late-grant");
  });
  await work.tell(invoice.person_id, { name: "paid", data: { number: invoice.number, slug: invoice.slug } });
};

/** What a sale means for the ledger. */
export const saleEntries = ({ total_idr, tax_idr }: Pick<InvoiceRow, "total_idr" | "tax_idr">) => ({
  provider: -Number(total_idr),
  sales: Number(total_idr) - Number(tax_idr),
  tax: Number(tax_idr),
});

const pay = async (work: Work, invoice: InvoiceRow, details: MoveDetails): Promise<void> => {
  const { sql, tenant, now } = work;
  const { number, title } = invoice;
  await sql.query(
    `update payments_invoices set state = 'PAID', access = 'granting', paid_at = $1, payment_id = $2,
     method = coalesce($3, method), channel = coalesce($4, channel) where tenant_id = $5 and number = $6`,
    [now, details.paymentId ?? null, details.method ?? null, details.channel ?? null, tenant.id, number],
  );
  await book(sql, tenant.id, { kind: "sale", number, text: title, at: now, entries: saleEntries(invoice) });
  try {
    await grantInvoice(work, invoice);
    await sendReceipt(work, invoice, true);
  } catch {
    // The money is there, and stays noted. The right follows: the queue repeats it, and shows an administrator what failed for good.
    await sendReceipt(work, invoice, false);
    await markInvoice(work, number, "late-grant");
    await work.enqueue({ name: "grant", payload: { number } });
    await work.tell(invoice.person_id, { name: "paid", data: { number, slug: invoice.slug } });
  }
};

const settle = async ({ sql, tenant, now }: Work, { number, title, total_idr }: InvoiceRow): Promise<void> => {
  await sql.query("update payments_invoices set state = 'SETTLED' where tenant_id = $1 and number = $2", [
    tenant.id,
    number,
  ]);
  const total = Number(total_idr);
  await book(sql, tenant.id, {
    kind: "settled",
    number,
    text: title,
    at: now,
    entries: { bank: -total, provider: total },
  });
};

const refund = async (work: Work, invoice: InvoiceRow, { reason, by }: MoveDetails): Promise<void> => {
  const { sql, tenant, now } = work;
  const { number, title, state } = invoice;
  const total = Number(invoice.total_idr);
  await sql.query(
    `update payments_invoices set state = 'REFUNDED', access = 'revoked', refunded_at = $1, refunded_by = $2, reason = $3
     where tenant_id = $4 and number = $5`,
    [now, by ?? null, reason ?? null, tenant.id, number],
  );
  const { sales, tax } = saleEntries(invoice);
  const from = state === "SETTLED" ? "bank" : "provider";
  await book(sql, tenant.id, {
    kind: "refund",
    number,
    text: title,
    at: now,
    entries: { sales: -sales, tax: -tax, [from]: total },
  });
  await takeRight(work, invoice, reason ?? "refund");
  await work.tell(invoice.person_id, { name: "invoice", data: { number, slug: invoice.slug } });
};

const end = async (work: Work, invoice: InvoiceRow, state: InvoiceState, reason: string | null): Promise<void> => {
  const { sql, tenant, now } = work;
  const { number, voucher } = invoice;
  await sql.query(
    "update payments_invoices set state = $1, reason = $2, ended_at = $3 where tenant_id = $4 and number = $5",
    [state, reason, now, tenant.id, number],
  );
  if (voucher !== null) await returnVoucher(sql, tenant.id, voucher);
  await work.tell(invoice.person_id, { name: "invoice", data: { number, slug: invoice.slug } });
};

/**
 * Moves an invoice, which this transaction holds, to the state that was told, through those between, with everything that each of them means.
 * @returns whether it moved; one that is there already, or beyond, stays
 */
export const moveInvoice = async (
  work: Work,
  invoice: InvoiceRow,
  told: InvoiceState,
  details: MoveDetails = {},
): Promise<boolean> => {
  let row = invoice;
  const steps = invoiceSteps(row.state, told);
  for (const state of steps) {
    if (isEnded(state)) await end(work, row, state, details.reason ?? null);
    else if (state === "PAID") await pay(work, row, details);
    else if (state === "SETTLED") await settle(work, row);
    else if (state === "REFUNDED") await refund(work, row, details);
    row = (await lockInvoice(work.sql, work.tenant.id, row.number)) ?? row;
  }
  return steps.length > 0;
};

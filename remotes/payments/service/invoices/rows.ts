import type { Sql } from "@serambi/kernel/service";

import type { AdminInvoice, Attention } from "../../contract/Admin";
import type { Invoice, InvoiceState } from "../../contract/Invoice";
import type { ProviderName } from "../providers/Provider";

/** A row of `payments_invoices`; big numbers and moments come as text. */
export interface InvoiceRow {
  readonly number: string;
  readonly person_id: string;
  readonly person_name: string;
  readonly person_email: string;
  readonly kind: "course" | "pass";
  readonly slug: string;
  readonly right_kind: string;
  readonly right_code: string;
  readonly title: string;
  readonly months: number;
  readonly price_idr: string;
  readonly discount_idr: string;
  readonly tax_idr: string;
  readonly total_idr: string;
  readonly voucher: string | null;
  readonly state: InvoiceState;
  readonly access: Invoice["access"];
  readonly method: Invoice["method"];
  readonly channel: string | null;
  readonly provider: ProviderName;
  readonly reference: string;
  readonly payment_id: string | null;
  readonly pay_url: string | null;
  readonly origin: string | null;
  readonly reason: string | null;
  readonly attention: readonly Attention[];
  readonly created_at: string;
  readonly expires_at: string;
  readonly paid_at: string | null;
  readonly ended_at: string | null;
  readonly refunded_at: string | null;
}

export const INVOICE_COLUMNS = `number, person_id, person_name, person_email, kind, slug, right_kind, right_code, title, months,
  price_idr::text as price_idr, discount_idr::text as discount_idr, tax_idr::text as tax_idr, total_idr::text as total_idr,
  voucher, state, access, method, channel, provider, reference, payment_id, pay_url, origin, reason, attention,
  created_at::text as created_at, expires_at::text as expires_at, paid_at::text as paid_at, ended_at::text as ended_at, refunded_at::text as refunded_at`;

const iso = (moment: string): string => new Date(moment).toISOString();
const isoOrNull = (moment: string | null): string | null => (moment === null ? null : iso(moment));

/** An invoice as its owner sees it. */
export const toInvoice = (row: InvoiceRow, now: Date, seller: Invoice["seller"] = null): Invoice => ({
  number: row.number,
  // Its end is written by the queue, a little later.
  state: row.state === "PENDING" && new Date(row.expires_at) <= now ? "EXPIRED" : row.state,
  kind: row.kind,
  slug: row.slug,
  title: row.title,
  months: row.months === 0 ? null : row.months,
  priceIdr: Number(row.price_idr),
  discountIdr: Number(row.discount_idr),
  taxIdr: Number(row.tax_idr),
  totalIdr: Number(row.total_idr),
  voucher: row.voucher,
  method: row.method,
  channel: row.channel,
  payAt: row.state === "PENDING" && new Date(row.expires_at) > now ? row.pay_url : null,
  access: row.access,
  reason: row.reason,
  hasLateMoney: row.attention.includes("late-payment"),
  createdAt: iso(row.created_at),
  expiresAt: iso(row.expires_at),
  paidAt: isoOrNull(row.paid_at),
  endedAt: isoOrNull(row.ended_at),
  refundedAt: isoOrNull(row.refunded_at),
  buyer: { name: row.person_name, email: row.person_email },
  seller,
});

/** An invoice as an administrator sees it. */
export const toAdminInvoice = (row: InvoiceRow, now: Date): AdminInvoice => ({
  ...toInvoice(row, now),
  provider: row.provider,
  attention: [...row.attention],
  mayRefund: row.state === "PAID" || row.state === "SETTLED",
});

/** The invoice of this number, held for this transaction. */
export const lockInvoice = async (sql: Sql, tenantId: string, number: string): Promise<InvoiceRow | undefined> => {
  const [row] = await sql.query<InvoiceRow>(
    `select ${INVOICE_COLUMNS} from payments_invoices where tenant_id = $1 and number = $2 for update`,
    [tenantId, number],
  );
  return row;
};

/** The invoice that a provider knows by this name, held for this transaction. */
export const lockByReference = async (
  sql: Sql,
  tenantId: string,
  reference: string,
): Promise<InvoiceRow | undefined> => {
  const [row] = await sql.query<InvoiceRow>(
    `select ${INVOICE_COLUMNS} from payments_invoices where tenant_id = $1 and reference = $2 for update`,
    [tenantId, reference],
  );
  return row;
};

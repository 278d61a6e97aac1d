import { seedPersonId, type SeedCall } from "@serambi/kernel/service";

import { rightOf } from "../access";
import { priceWith } from "../invoices/price";
import { saleEntries } from "../invoices/moveInvoice";
import { book } from "../ledger/ledger";
import { nextInvoiceNumber } from "../numbers";
import type { SeedSite } from "./SeedSite";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Between the making of an invoice and its payment. */
const PAID_AFTER_MS = 17 * MINUTE_MS;
const SETTLED_AFTER_MS = 3 * DAY_MS;
const REFUNDED_AFTER_MS = 6 * DAY_MS;
const MONTH_MS = 30 * DAY_MS;

type SeedInvoice = SeedSite["invoices"][number];

/** What somebody buys, and what it costs. */
const soldOf = ({ classes, passes }: SeedSite, { slug, kind, months }: SeedInvoice) => {
  const sold = classes.find((one) => one.slug === slug);
  const pass = passes.find((one) => one.months === months);
  if (!sold || (kind === "pass" && !pass))
    throw new Error(`An invoice of the seed is for "${slug}", which is not sold`);
  return { ...sold, ...priceWith(pass?.priceIdr ?? sold.priceIdr) };
};

/** Books what was paid, and gives the right to it. */
const seedPaid = async (
  { sql, tenant }: SeedCall,
  invoice: SeedInvoice,
  sale: { number: string; title: string; paidAt: Date; totalIdr: number; taxIdr: number; classroomId: string },
): Promise<void> => {
  const { number, title, paidAt, totalIdr, taxIdr, classroomId } = sale;
  const { sales, tax } = saleEntries({ total_idr: String(totalIdr), tax_idr: String(taxIdr) });
  const of = { number, text: title };
  await book(sql, tenant.id, { ...of, kind: "sale", at: paidAt, entries: { provider: -totalIdr, sales, tax } });
  if (invoice.state === "SETTLED") {
    const at = new Date(paidAt.getTime() + SETTLED_AFTER_MS);
    await book(sql, tenant.id, { ...of, kind: "settled", at, entries: { bank: -totalIdr, provider: totalIdr } });
  }
  if (invoice.state === "REFUNDED") {
    const at = new Date(paidAt.getTime() + REFUNDED_AFTER_MS);
    const entries = { sales: -sales, tax: -tax, provider: totalIdr };
    await book(sql, tenant.id, { ...of, kind: "refund", at, entries });
    return;
  }
  const { kind, code } = rightOf(invoice.kind, classroomId);
  const person = seedPersonId(invoice.email);
  const until = invoice.months === undefined ? null : new Date(paidAt.getTime() + invoice.months * MONTH_MS);
  await sql.query(
    `insert into entitlements (tenant_id, user_id, kind, code, source, reference, granted_by, granted_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $2, $7, $8) on conflict do nothing`,
    [tenant.id, person, kind, code, invoice.kind === "pass" ? "pass" : "bought", number, paidAt, until],
  );
};

const seedInvoice = async (
  call: SeedCall,
  invoice: SeedInvoice,
  { site, reference, name }: { readonly site: SeedSite; readonly reference: string; readonly name: string },
): Promise<void> => {
  const { sql, tenant } = call;
  const sold = soldOf(site, invoice);
  const { email, kind, slug, months = 0, state, method, channel, daysAgo, reason } = invoice;
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS - (daysAgo === 0 ? 0 : 5 * 60 * MINUTE_MS));
  const isPaid = state === "PAID" || state === "SETTLED" || state === "REFUNDED";
  const paidAt = new Date(createdAt.getTime() + PAID_AFTER_MS);
  const number = await nextInvoiceNumber(sql, tenant.id, createdAt);
  const right = rightOf(kind, sold.classroomId);
  await sql.query(
    `insert into payments_invoices (tenant_id, number, person_id, person_name, person_email, kind, slug, right_kind,
       right_code, title, months, price_idr, discount_idr, tax_idr, total_idr, state, access, method, channel, provider,
       reference, reason, created_at, expires_at, paid_at, ended_at, refunded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, 'sandbox', $20, $21, $22, $23, $24, $25, $26)`,
    [
      tenant.id,
      number,
      seedPersonId(email),
      name,
      email,
      kind,
      slug,
      right.kind,
      right.code,
      sold.title,
      months,
      sold.priceIdr,
      sold.discountIdr,
      sold.taxIdr,
      sold.totalIdr,
      state,
      state === "REFUNDED" ? "revoked" : isPaid ? "granted" : "none",
      method,
      isPaid ? channel : null,
      reference,
      reason ?? null,
      createdAt,
      new Date(createdAt.getTime() + DAY_MS),
      isPaid ? paidAt : null,
      isPaid || state === "PENDING" ? null : paidAt,
      state === "REFUNDED" ? new Date(paidAt.getTime() + REFUNDED_AFTER_MS) : null,
    ],
  );
  if (isPaid) await seedPaid(call, invoice, { ...sold, number, paidAt });
};

/** Invoices in all states, with what they mean for ledger and rights. One that is there is left alone. */
export const seedInvoices = async (
  call: SeedCall,
  site: SeedSite,
  names: ReadonlyMap<string, string>,
): Promise<void> => {
  const rows = await call.sql.query<{ reference: string }>(
    "select reference from payments_invoices where tenant_id = $1 and reference like 'seed-%'",
    [call.tenant.id],
  );
  const known = new Set(rows.map(({ reference }) => reference));
  for (const [index, invoice] of site.invoices.entries()) {
    const reference = `seed-${index}`;
    const name = names.get(invoice.email) ?? invoice.email;
    if (!known.has(reference)) await seedInvoice(call, invoice, { site, reference, name });
  }
};

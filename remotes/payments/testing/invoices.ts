import type { Invoice } from "../contract/Invoice";
import type { Offer } from "../contract/Offer";

/** An invoice that is paid and whose course is open; a test changes what it is about. */
export const makeInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  number: "INV-2026-0418",
  state: "PAID",
  kind: "course",
  slug: "postgresql-in-production",
  title: "PostgreSQL in Production",
  months: null,
  priceIdr: 650_000,
  discountIdr: 65_000,
  taxIdr: 64_350,
  totalIdr: 649_350,
  voucher: "ALUMNI10",
  method: "va",
  channel: "Bank Mandiri",
  payAt: null,
  access: "granted",
  reason: null,
  hasLateMoney: false,
  createdAt: "2026-11-21T02:50:00.000Z",
  expiresAt: "2026-11-22T02:50:00.000Z",
  paidAt: "2026-11-21T03:07:00.000Z",
  endedAt: null,
  refundedAt: null,
  buyer: { name: "Larasati Puspa", email: "larasati@serambi.example" },
  seller: null,
  ...changes,
});

/** One that waits to be paid at the provider. */
export const makePending = (changes: Partial<Invoice> = {}): Invoice =>
  makeInvoice({
    number: "INV-2026-0455",
    state: "PENDING",
    access: "none",
    paidAt: null,
    payAt: "https://provider.example/pay/abc",
    ...changes,
  });

export const makeOffer = (changes: Partial<Offer> = {}): Offer => ({
  slug: "postgresql-in-production",
  title: "PostgreSQL in Production",
  options: [
    { kind: "course", months: null, priceIdr: 650_000, discountIdr: 0, taxIdr: 71_500, totalIdr: 721_500 },
    { kind: "pass", months: 3, priceIdr: 1_500_000, discountIdr: 0, taxIdr: 165_000, totalIdr: 1_665_000 },
  ],
  voucherFault: null,
  hasAccess: false,
  pending: null,
  ...changes,
});

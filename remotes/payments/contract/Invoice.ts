import * as z from "zod/mini";

import { METHODS } from "./methods";

/** States of an invoice. A late or repeated event never moves one back. */
export const INVOICE_STATES = ["PENDING", "PAID", "SETTLED", "REFUNDED", "EXPIRED", "FAILED", "CANCELLED"] as const;
export const InvoiceState = z.enum(INVOICE_STATES);
export type InvoiceState = z.infer<typeof InvoiceState>;

/** How far the right to what was paid has come. */
const AccessState = z.enum(["none", "granting", "granted", "revoked"]);

/** An invoice as its owner sees it. Amounts are whole Rupiah. */
export const Invoice = z.object({
  number: z.string(),
  state: InvoiceState,
  kind: z.enum(["course", "pass"]),
  slug: z.string(),
  title: z.string(),
  months: z.nullable(z.int()),
  priceIdr: z.int(),
  discountIdr: z.int(),
  taxIdr: z.int(),
  totalIdr: z.int(),
  voucher: z.nullable(z.string()),
  method: z.nullable(z.enum(METHODS)),
  /** The bank or wallet, as the provider names it. */
  channel: z.nullable(z.string()),
  /** The provider's page, while the invoice can be paid there. */
  payAt: z.nullable(z.string()),
  access: AccessState,
  /** Paid after its end: an administrator opens what was bought, or gives the money back. */
  hasLateMoney: z.boolean(),
  /** What the provider said where the payment was denied. */
  reason: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  paidAt: z.nullable(z.string()),
  /** When it ended without money; null where that is not written yet. */
  endedAt: z.nullable(z.string()),
  refundedAt: z.nullable(z.string()),
  buyer: z.object({ name: z.string(), email: z.string() }),
  /** Name and address of the seller, where the site has written them down; said with one invoice alone. */
  seller: z.nullable(z.object({ name: z.string(), lines: z.array(z.string()) })),
});
export type Invoice = z.infer<typeof Invoice>;

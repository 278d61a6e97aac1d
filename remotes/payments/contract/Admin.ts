import * as z from "zod/mini";

import { Invoice } from "./Invoice";

/**
 * Why somebody should look at an invoice: the right to what was paid is late, money came after its end, it was paid twice, or the
 * provider cannot be reached for it.
 */
export const Attention = z.enum(["late-grant", "late-payment", "double-payment", "provider"]);
export type Attention = z.infer<typeof Attention>;

/** An invoice as an administrator sees it. */
export const AdminInvoice = z.extend(Invoice, {
  provider: z.string(),
  attention: z.array(Attention),
  mayRefund: z.boolean(),
});
export type AdminInvoice = z.infer<typeof AdminInvoice>;

export const Voucher = z.object({
  code: z.string(),
  kind: z.enum(["percent", "amount"]),
  /** Percent, or whole Rupiah. */
  value: z.int(),
  /** The slug of the one class it is for; null for everything. */
  slug: z.nullable(z.string()),
  limit: z.int(),
  used: z.int(),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  isClosed: z.boolean(),
});
export type Voucher = z.infer<typeof Voucher>;

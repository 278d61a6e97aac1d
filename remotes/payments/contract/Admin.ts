import * as z from "zod/mini";

import { Invoice } from "./Invoice";

/** Why somebody should look at an invoice: the right to what was paid is late, money came after its end, or it was paid twice. */
export const Attention = z.enum(["late-grant", "late-payment", "double-payment"]);
export type Attention = z.infer<typeof Attention>;

/** An invoice as an administrator sees it. */
export const AdminInvoice = z.extend(Invoice, {
  provider: z.string(),
  attention: z.array(Attention),
  mayRefund: z.boolean(),
});
export type AdminInvoice = z.infer<typeof AdminInvoice>;

import * as z from "zod/mini";

/** A year in which somebody has invoices. */
export const YearOfInvoices = z.object({
  year: z.string(),
  count: z.int(),
  /** Without what was refunded, expired, failed or cancelled. */
  paidIdr: z.int(),
});
export type YearOfInvoices = z.infer<typeof YearOfInvoices>;

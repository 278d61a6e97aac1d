import type { Invoice, InvoiceState } from "./Invoice";

const FAILED: ReadonlySet<InvoiceState> = new Set(["EXPIRED", "FAILED", "CANCELLED"]);
const PAID: ReadonlySet<InvoiceState> = new Set(["PAID", "SETTLED"]);

export const isPaid = ({ state }: Pick<Invoice, "state">): boolean => PAID.has(state);

/** At an end without money: it can be paid again as a new invoice. */
export const isFailed = ({ state }: Pick<Invoice, "state">): boolean => FAILED.has(state);

/** Nothing more is to come of it: what was paid for is open, or nothing was paid. */
export const isDecided = (invoice: Pick<Invoice, "state" | "access">): boolean =>
  isPaid(invoice) ? invoice.access !== "granting" : invoice.state !== "PENDING";

import type { InvoiceState } from "../../contract/Invoice";

/** From each state, those that an invoice may go to next. */
const NEXT: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  PENDING: ["PAID", "EXPIRED", "FAILED", "CANCELLED"],
  PAID: ["SETTLED", "REFUNDED"],
  SETTLED: ["REFUNDED"],
  REFUNDED: [],
  EXPIRED: [],
  FAILED: [],
  CANCELLED: [],
};

/** Where a state is reached by another that the provider may have said nothing of. */
const THROUGH: Partial<Readonly<Record<InvoiceState, InvoiceState>>> = { SETTLED: "PAID", REFUNDED: "PAID" };

/**
 * The states that an invoice goes through to the one that is told, in order; empty where it is there or beyond. A settled invoice was paid,
 * though the word of it may come later or never. A late or repeated event never moves an invoice back.
 */
export const invoiceSteps = (from: InvoiceState, told: InvoiceState): readonly InvoiceState[] => {
  if (NEXT[from].includes(told)) return [told];
  const between = THROUGH[told];
  return between !== undefined && NEXT[from].includes(between) ? [between, told] : [];
};

/** Ends without money. */
export const isEnded = (state: InvoiceState): boolean =>
  state === "EXPIRED" || state === "FAILED" || state === "CANCELLED";

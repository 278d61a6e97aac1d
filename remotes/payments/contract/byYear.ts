import type { Invoice } from "./Invoice";
import type { YearOfInvoices } from "./YearOfInvoices";

export interface InvoiceYear {
  readonly year: string;
  readonly invoices: readonly Invoice[];
  /** What was paid in all of it, and not given back; null while nobody knows. */
  readonly paidIdr: number | null;
}

/** Western Indonesian Time: seven hours ahead of UTC in every season. */
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

const yearOf = ({ createdAt }: Invoice): string =>
  new Date(new Date(createdAt).getTime() + JAKARTA_OFFSET_MS).toISOString().slice(0, 4);

/** Invoices by the year in Jakarta that they were made in; the order stays. A year may go on on the next page: its sum is the host's. */
export const byYear = (invoices: readonly Invoice[], years: readonly YearOfInvoices[]): readonly InvoiceYear[] => {
  const groups = new Map<string, Invoice[]>();
  for (const invoice of invoices) {
    const year = yearOf(invoice);
    groups.set(year, [...(groups.get(year) ?? []), invoice]);
  }
  return [...groups].map(([year, some]) => ({
    year,
    invoices: some,
    paidIdr: years.find((one) => one.year === year)?.paidIdr ?? null,
  }));
};

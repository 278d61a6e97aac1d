import * as z from "zod/mini";

/** What a provider adds to the address that it sends a payer back to; nothing else of that address is read. */
const NUMBER_NAMES = ["invoice", "order_id", "external_id"] as const;

const InvoiceNumber = z.string().check(z.regex(/^[A-Za-z0-9-]{3,40}$/));

/** The invoice that an address names; null where it names none that could be one. */
export const numberOf = (query: URLSearchParams): string | null => {
  for (const name of NUMBER_NAMES) {
    const { data } = InvoiceNumber.safeParse(query.get(name));
    if (data !== undefined) return data;
  }
  return null;
};

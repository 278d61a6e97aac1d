import type { Invoice } from "./Invoice";

/** Names of the ways to pay. */
type Words = Readonly<Record<NonNullable<Invoice["method"]>, string>>;

/** How it was paid: `Virtual account, Bank Mandiri`; empty where nobody knows. */
export const methodText = ({ method, channel }: Pick<Invoice, "method" | "channel">, t: Words): string =>
  [method && t[method], channel].filter(Boolean).join(", ");

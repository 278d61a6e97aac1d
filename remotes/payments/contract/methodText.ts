import type { Invoice } from "./Invoice";
import type { Messages } from "../messages/id";

/** How it was paid: `Virtual account, Bank Mandiri`; empty where nobody knows. */
export const methodText = (
  { method, channel }: Pick<Invoice, "method" | "channel">,
  t: Pick<Messages, "va" | "qris" | "ewallet">,
): string => [method && t[method], channel].filter(Boolean).join(", ");

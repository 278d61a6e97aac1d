import * as z from "zod/mini";

import { InvoiceState } from "./Invoice";
import { METHODS } from "./methods";

/** One way to pay on the sandbox provider's page: a bank or a wallet. */
const Channel = z.object({ method: z.enum(METHODS), code: z.string(), name: z.string() });

/** What the sandbox provider's page shows: no more than any provider is told. */
export const SandboxPayment = z.object({
  number: z.string(),
  title: z.string(),
  state: InvoiceState,
  priceIdr: z.int(),
  discountIdr: z.int(),
  taxIdr: z.int(),
  totalIdr: z.int(),
  expiresAt: z.string(),
  method: z.nullable(z.enum(METHODS)),
  channels: z.array(Channel),
  /** Number to transfer to, by the bank's code. */
  accounts: z.record(z.string(), z.string()),
  /** What the QRIS code says (EMV QR, merchant presented). */
  qris: z.string(),
});
export type SandboxPayment = z.infer<typeof SandboxPayment>;

/** How the visitor of the sandbox wants a payment to end. */
export const SandboxEnding = z.enum(["pay", "fail", "expire"]);
export type SandboxEnding = z.infer<typeof SandboxEnding>;

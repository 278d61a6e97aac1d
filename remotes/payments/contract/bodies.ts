import * as z from "zod/mini";

import { METHODS } from "./Invoice";
import { SandboxEnding } from "./Sandbox";

/** Bodies of the calls that change something: one schema for form, declaration and endpoint. */

const Number = z.string().check(z.regex(/^[A-Za-z0-9-]{3,40}$/));

export const WantedInvoice = z.object({
  kind: z.optional(z.enum(["course", "pass"])),
  /** How long a pass is good for. */
  months: z.optional(z.int().check(z.positive())),
  voucher: z.optional(z.string().check(z.maxLength(40))),
  method: z.optional(z.enum(METHODS)),
  /** The total that the buyer was shown: where it is another by now nothing is made. */
  expectedIdr: z.optional(z.int().check(z.nonnegative())),
});
export type WantedInvoice = z.infer<typeof WantedInvoice>;

export const NamedInvoice = z.object({ number: Number });

export const SandboxChoice = z.object({
  ending: SandboxEnding,
  channel: z.optional(z.string().check(z.maxLength(40))),
});
export type SandboxChoice = z.infer<typeof SandboxChoice>;

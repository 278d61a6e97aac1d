import * as z from "zod/mini";

import { METHODS } from "./methods";
import { SandboxEnding } from "./Sandbox";

/** Bodies of the calls that change something: one schema for form, declaration and endpoint. */

const Number = z.string().check(z.regex(/^[A-Za-z0-9-]{3,40}$/));

const Reason = z.string().check(z.trim(), z.minLength(10), z.maxLength(255));

export const WantedInvoice = z.object({
  kind: z.optional(z.enum(["course", "pass"])),
  /** How long a pass is good for. */
  months: z.optional(z.int().check(z.positive())),
  voucher: z.optional(z.string().check(z.maxLength(40))),
  method: z.optional(z.enum(METHODS)),
  /** The total that the buyer was shown: where it is another by now nothing is made. */
  expectedIdr: z.optional(z.int().check(z.nonnegative())),
  /** Address of the site that the buyer is on: the provider sends them back there. */
  origin: z.optional(z.string().check(z.maxLength(300))),
});
export type WantedInvoice = z.infer<typeof WantedInvoice>;

export const NamedInvoice = z.object({ number: Number });

export const SandboxChoice = z.object({
  ending: SandboxEnding,
  channel: z.optional(z.string().check(z.maxLength(40))),
});
export type SandboxChoice = z.infer<typeof SandboxChoice>;

export const MIN_PAYOUT_IDR = 50_000;

export const WantedPayout = z.object({
  bankCode: z.string().check(z.minLength(1), z.maxLength(10)),
  accountNumber: z.string().check(z.regex(/^\d{6,20}$/)),
  accountHolderName: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)),
  amount: z.int().check(z.minimum(MIN_PAYOUT_IDR), z.maximum(1_000_000_000_000)),
  note: z.optional(z.string().check(z.trim(), z.maxLength(140))),
  /** Made when the form opens: a repeat makes no second request. */
  key: z.optional(z.string().check(z.minLength(8), z.maxLength(80))),
});
export type WantedPayout = z.infer<typeof WantedPayout>;

export const NamedPayout = z.object({ number: Number });
/** `reason` 10–255. */
export const PayoutWithReason = z.object({ number: Number, reason: Reason });
export const Refund = z.object({ number: Number, reason: Reason });

export const EnrolByHand = z.object({
  email: z.email().check(z.maxLength(254)),
  slug: z.string().check(z.minLength(1), z.maxLength(200)),
  reason: Reason,
});
export type EnrolByHand = z.infer<typeof EnrolByHand>;

import * as z from "zod/mini";

/** States of a payout. A late or repeated event never moves one back. */
export const PAYOUT_STATES = [
  "REQUESTED",
  "APPROVED",
  "PROCESSING",
  "SUCCEEDED",
  "FAILED",
  "REJECTED",
  "CANCELLED",
  "REVERSED",
] as const;
export const PayoutState = z.enum(PAYOUT_STATES);
export type PayoutState = z.infer<typeof PayoutState>;

/** One transition: who, when and why. */
const PayoutStep = z.object({
  state: PayoutState,
  at: z.string(),
  /** Name of the person; null where the platform or the bank did it. */
  by: z.nullable(z.string()),
  why: z.nullable(z.string()),
});

/** A payout. Amounts are whole Rupiah. */
export const Payout = z.object({
  number: z.string(),
  state: PayoutState,
  amountIdr: z.int(),
  /** Charged on top of the amount. */
  feeIdr: z.int(),
  /** What the request holds of the balance: amount and fee. */
  heldIdr: z.int(),
  bankCode: z.string(),
  bankName: z.string(),
  /** The last four digits. */
  accountEnd: z.string(),
  accountHolderName: z.string(),
  owner: z.object({ name: z.string(), role: z.string() }),
  /** Whether it is the asker's own: nobody decides their own. */
  isOwn: z.boolean(),
  requestedAt: z.string(),
  note: z.nullable(z.string()),
});
export type Payout = z.infer<typeof Payout>;

/** What may be done with a payout, by whoever asks. */
export const PayoutAct = z.enum(["approve", "reject", "cancel", "reverse"]);
export type PayoutAct = z.infer<typeof PayoutAct>;

/** One payout with all that its owner and whoever decides may see. */
export const PayoutDetail = z.extend(Payout, {
  accountNumber: z.string(),
  /** The owner's balance now. */
  balanceIdr: z.int(),
  steps: z.array(PayoutStep),
  acts: z.array(PayoutAct),
});
export type PayoutDetail = z.infer<typeof PayoutDetail>;

export const Bank = z.object({ code: z.string(), name: z.string() });
export type Bank = z.infer<typeof Bank>;

/** Balance of whoever asks; of everybody where an administrator asks. */
export const Balance = z.object({
  /** With what is held. */
  ledgerIdr: z.int(),
  heldIdr: z.int(),
  availableIdr: z.int(),
  /** How many requests hold it. */
  heldCount: z.int(),
  feeIdr: z.int(),
  minimumIdr: z.int(),
  /** Payouts by state, for the list's tabs. */
  counts: z.record(z.string(), z.int()),
  mayRequest: z.boolean(),
  mayDecide: z.boolean(),
});
export type Balance = z.infer<typeof Balance>;

/** A month of whoever asks: each entry, and the balance before and after. */
export const Statement = z.object({
  /** `2026-11`. */
  month: z.string(),
  openingIdr: z.int(),
  closingIdr: z.int(),
  entries: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(["earning", "held", "released", "paid-out", "reversed"]),
      text: z.string(),
      number: z.nullable(z.string()),
      amountIdr: z.int(),
    }),
  ),
});
export type Statement = z.infer<typeof Statement>;

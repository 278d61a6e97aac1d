import * as z from "zod";

import { INVOICE_STATES } from "../../contract/Invoice";
import { METHODS } from "../../contract/methods";
import { PAYOUT_STATES } from "../../contract/Payout";
import { PaymentSetting } from "../settings";

const Voucher = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]{3,30}$/),
  kind: z.enum(["percent", "amount"]),
  value: z.int().positive(),
  /** The one class that it is for. */
  slug: z.string().nullable(),
  limit: z.int().positive(),
});

const Class = z.strictObject({
  slug: z.string(),
  title: z.string(),
  classroomId: z.string(),
  priceIdr: z.int().positive(),
});

const Invoice = z.strictObject({
  email: z.email(),
  kind: z.enum(["course", "pass"]),
  slug: z.string(),
  months: z.int().positive().optional(),
  state: z.enum(INVOICE_STATES),
  method: z.enum(METHODS),
  channel: z.string(),
  daysAgo: z.int().min(0),
  reason: z.string().optional(),
});

const Earning = z.strictObject({
  email: z.email(),
  amountIdr: z.int().positive(),
  text: z.string(),
  daysAgo: z.int().min(0),
});

const Payout = z.strictObject({
  email: z.email(),
  bankCode: z.string(),
  accountNumber: z.string().regex(/^\d{6,20}$/),
  holder: z.string(),
  amountIdr: z.int().positive(),
  state: z.enum(PAYOUT_STATES),
  daysAgo: z.int().min(0),
  why: z.string().optional(),
});

/** A site as `payments.json` has it. */
export const SeedSite = z.strictObject({
  passes: PaymentSetting.shape.passes,
  seller: PaymentSetting.shape.seller,
  vouchers: z.array(Voucher),
  /** What its invoices are for. */
  classes: z.array(Class),
  invoices: z.array(Invoice),
  earnings: z.array(Earning),
  payouts: z.array(Payout),
});

/** What a site of the seed sells, has sold and has paid out. */
export type SeedSite = z.infer<typeof SeedSite>;

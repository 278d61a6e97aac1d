import * as z from "zod/mini";

import { MAX_AMOUNT, MAX_MESSAGE, MIN_AMOUNT } from "./donationLimits";
import { emailField, nameField, optionalLine } from "./fields";

/** The body of `donations` of the hosted database. Whether it is paid is nothing that it can say. */
export const DonationForm = z
  .object({
    amount: z.int().check(z.minimum(MIN_AMOUNT), z.maximum(MAX_AMOUNT)),
    donor_name: z.optional(z.nullable(nameField())),
    is_anonymous: z._default(z.boolean(), false),
    email: emailField(),
    message: optionalLine(MAX_MESSAGE),
  })
  .check(
    z.refine(
      ({ donor_name, is_anonymous }: { readonly donor_name?: unknown; readonly is_anonymous?: unknown }) =>
        (is_anonymous === true) === (donor_name === null || donor_name === undefined),
      { path: ["donor_name"], when: () => true },
    ),
  );
export type DonationForm = z.infer<typeof DonationForm>;

/** A message on the wall, as the hosted database shows it. */
export const WallMessage = z.object({
  id: z.uuid(),
  amount: z.int(),
  donor_name: z.nullable(z.string()),
  message: z.string(),
  created_at: z.string(),
});
export type WallMessage = z.infer<typeof WallMessage>;

/** What a site says of its donations. */
export const Campaign = z.object({
  lede: z.string(),
  choices: z.array(z.object({ amount: z.int(), text: z.string() })),
  spending: z.object({
    period: z.string(),
    parts: z.array(z.object({ name: z.string(), amount: z.int() })),
    /** Where receipts are shown; empty where nowhere. */
    href: z.string(),
  }),
});
export type Campaign = z.infer<typeof Campaign>;

const DONATION_STATES = ["waiting", "expired", "paid", "cancelled"] as const;

export const Donation = z.object({
  reference: z.string(),
  state: z.enum(DONATION_STATES),
  amount: z.int(),
  /** Empty: without a name. */
  name: z.string(),
  message: z.string(),
  isMessagePublished: z.boolean(),
  madeAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  account: z.object({ bank: z.string(), number: z.string(), holder: z.string() }),
});
export type Donation = z.infer<typeof Donation>;

/** As the office sees it. */
export const OfficeDonation = z.object({
  ...z.omit(Donation, { account: true }).shape,
  email: z.string(),
});
export type OfficeDonation = z.infer<typeof OfficeDonation>;

export const DonationDecision = z.object({
  reference: z.string().check(z.regex(/^DN-[0-9A-F]{8}$/)),
  decision: z.enum(["paid", "cancelled"]),
});
export type DonationDecision = z.infer<typeof DonationDecision>;

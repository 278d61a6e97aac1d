import type { ServiceCall, ServiceSetting } from "@serambi/kernel/service";
import * as z from "zod";

import { readSetting } from "../readSetting";

import { MAX_AMOUNT, MIN_AMOUNT } from "../../contract/donationLimits";

/** A site that takes donations: `cms/app/setting/donations`. Money comes by transfer, and the office confirms it. */
export const DonationSetting = z.object({
  account: z.object({
    bank: z.string().min(2).max(60),
    number: z.string().regex(/^\d{6,20}$/),
    holder: z.string().min(3).max(100),
  }),
  /** Told of each donation. */
  inbox: z.email(),
  lede: z.string().min(10).max(300),
  /** What is offered to choose, and what it pays for. */
  choices: z
    .array(z.object({ amount: z.int().min(MIN_AMOUNT).max(MAX_AMOUNT), text: z.string().min(3).max(80) }))
    .min(2)
    .max(6),
  /** Where it went. */
  spending: z.object({
    period: z.string().min(4).max(60),
    parts: z.array(z.object({ name: z.string().min(3).max(60), amount: z.int().min(1) })).max(8),
    href: z.string().max(200).default(""),
  }),
});
export type DonationSetting = z.infer<typeof DonationSetting>;

export const donationSetting: ServiceSetting = {
  schema: DonationSetting,
  takes: {
    id: "account (bank, number, holder), inbox, lede, choices (amount dan text), spending (period, parts, href)",
    en: "account (bank, number, holder), inbox, lede, choices (amount and text), spending (period, parts, href)",
  },
};

/** Null where the site takes no donations. */
export const readDonationSetting = (call: Pick<ServiceCall, "sql" | "tenant">): Promise<DonationSetting | null> =>
  readSetting(call, "donations", DonationSetting);

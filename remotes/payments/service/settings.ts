import type { ServiceCall, ServiceSetting, Sql } from "@serambi/kernel/service";
import * as z from "zod";

/** What a site decides of its payments: `cms/app/setting/payments`. */
export const PaymentSetting = z.object({
  /** Passes for all courses of the site. */
  passes: z
    .array(z.object({ months: z.int().min(1).max(36), priceIdr: z.int().min(1_000) }))
    .max(6)
    .default([]),
  /** Who sells, as receipts name it: name, address, tax number. */
  seller: z
    .object({ name: z.string().max(120), lines: z.array(z.string().max(160)).max(4) })
    .nullable()
    .default(null),
  /** What a payout costs whoever asks for it. */
  payoutFeeIdr: z.int().min(0).max(100_000).default(2_500),
});
export type PaymentSetting = z.infer<typeof PaymentSetting>;

export const settings: Readonly<Record<string, ServiceSetting>> = {
  payments: {
    schema: PaymentSetting,
    takes: {
      id: "passes (bulan dan harga), seller (nama dan baris alamat), payoutFeeIdr",
      en: "passes (months and price), seller (name and lines of an address), payoutFeeIdr",
    },
  },
};

/** The site's own decision, or the default. */
export const readSetting = async (sql: Sql, { tenant }: Pick<ServiceCall, "tenant">): Promise<PaymentSetting> => {
  const [row] = await sql.query<{ value: unknown }>(
    "select value from settings where tenant_id = $1 and key = 'payments' order by version desc limit 1",
    [tenant.id],
  );
  return PaymentSetting.parse(row?.value ?? {});
};

import type { SeedCall } from "@serambi/kernel/service";
import * as z from "zod";

import { PaymentSetting } from "../settings";
import content from "./payments.json";

const Voucher = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]{3,30}$/),
  kind: z.enum(["percent", "amount"]),
  value: z.int().positive(),
  /** The one class that it is for. */
  slug: z.string().nullable(),
  limit: z.int().positive(),
});

const Content = z.strictObject({
  /** By the tenant's key. */
  sites: z.record(z.string(), z.strictObject({ passes: PaymentSetting.shape.passes, vouchers: z.array(Voucher) })),
});

const { sites } = Content.parse(content);

/** What sites of the seed sell besides classes. */
export const seededSettings = () =>
  Object.fromEntries(Object.entries(sites).map(([key, { passes }]) => [key, { payments: { passes, seller: null } }]));

/** Vouchers of the seed by the tenant's key. */
export const vouchers = (): Readonly<Record<string, readonly z.infer<typeof Voucher>[]>> =>
  Object.fromEntries(Object.entries(sites).map(([key, site]) => [key, site.vouchers]));

/** Adds what is missing; how often one has been used stays. */
export const seedVouchers = async (
  { sql, tenant }: SeedCall,
  rows: readonly z.infer<typeof Voucher>[],
): Promise<void> => {
  for (const { code, kind, value, slug, limit } of rows)
    await sql.query(
      `insert into payments_vouchers (tenant_id, code, kind, value, slug, max_uses, created_at)
       values ($1, $2, $3, $4, $5, $6, now()) on conflict do nothing`,
      [tenant.id, code, kind, value, slug, limit],
    );
};

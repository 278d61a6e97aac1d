import { createHash } from "node:crypto";

import type { SeedCall } from "@serambi/kernel/service";
import { parse } from "yaml";
import * as z from "zod";

import { DonationSetting } from "../donations/settings";
import { asOffice } from "../voices/readVoices";
import donations from "./donations.yaml";

const Given = z.strictObject({
  name: z.string().min(3).optional(),
  amount: z.int(),
  at: z.iso.datetime({ offset: true }),
  state: z.enum(["waiting", "paid", "cancelled"]),
  isShown: z.boolean(),
  message: z.string().max(280),
});
type Given = z.infer<typeof Given>;

const Site = z.strictObject({ setting: DonationSetting, given: z.array(Given) });

const sites = () => z.record(z.string(), Site).parse(parse(donations));

const byKey = <T>(read: (site: z.infer<typeof Site>) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(sites()).map(([key, site]) => [key, read(site)]));

/** The settings of the seed, by the keys of their sites. */
export const seededDonationSettings = () => byKey(({ setting }) => ({ donations: setting }));

export const seededDonations = () => byKey(({ given }) => given);

const hexOf = (given: Given): string =>
  createHash("sha256").update(`donation ${given.at} ${given.amount}`).digest("hex");

/** Writes what was given to a site. What the office has decided since then stays. */
export const seedDonations = async ({ sql, tenant }: SeedCall, given: readonly Given[]): Promise<void> => {
  await asOffice(sql);
  for (const one of given) {
    const hex = hexOf(one);
    const at = new Date(one.at);
    await sql.query(
      `insert into community_donations
         (tenant_id, reference, amount, donor_name, is_anonymous, email, message, state, is_published, created_at, expires_at, decided_at, decided_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'seed') on conflict (tenant_id, reference) do nothing`,
      [
        tenant.id,
        `DN-${hex.slice(0, 8).toUpperCase()}`,
        one.amount,
        one.name ?? null,
        one.name === undefined,
        `donatur-${hex.slice(8, 14)}@contoh.example`,
        one.message,
        one.state,
        one.isShown,
        at,
        new Date(at.getTime() + 2 * 86_400_000),
        one.state === "waiting" ? null : new Date(at.getTime() + 6 * 3_600_000),
      ],
    );
  }
};

import { seedPersonId, type SeedCall } from "@serambi/kernel/service";
import * as z from "zod";

import content from "./payments.json";
import { seedInvoices } from "./seedInvoices";
import { seedPayouts } from "./seedPayouts";
import { SeedSite } from "./SeedSite";

const { sites } = z.strictObject({ sites: z.record(z.string(), SeedSite) }).parse(content);

/** What sites of the seed sell besides classes, by the tenant's key. */
export const seededSettings = () =>
  Object.fromEntries(
    Object.entries(sites).map(([key, { passes, seller }]) => [
      key,
      { payments: { passes, seller, payoutFeeIdr: 2_500 } },
    ]),
  );

/** By the tenant's key. */
export const soldBySite = (): Readonly<Record<string, SeedSite>> => sites;

const seedVouchers = async ({ sql, tenant }: SeedCall, { vouchers }: SeedSite): Promise<void> => {
  for (const { code, kind, value, slug, limit } of vouchers)
    await sql.query(
      `insert into payments_vouchers (tenant_id, code, kind, value, slug, max_uses, created_at)
       values ($1, $2, $3, $4, $5, $6, now()) on conflict do nothing`,
      [tenant.id, code, kind, value, slug, limit],
    );
};

/** What persons of the seed are called, by their e-mail. */
const readNames = async ({ sql }: SeedCall, { invoices, earnings }: SeedSite): Promise<ReadonlyMap<string, string>> => {
  const emails = [...new Set([...invoices, ...earnings].map(({ email }) => email))];
  const rows = await sql.query<{ id: string; name: string }>("select id::text as id, name from persons");
  const byId = new Map(rows.map(({ id, name }) => [id, name]));
  return new Map(emails.map((email) => [email, byId.get(seedPersonId(email)) ?? email]));
};

/** Adds what is missing; what has become of it since stays. */
export const seedSold = async (call: SeedCall, site: SeedSite): Promise<void> => {
  await seedVouchers(call, site);
  const names = await readNames(call, site);
  await seedInvoices(call, site, names);
  await seedPayouts(call, site, names);
};

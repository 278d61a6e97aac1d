import type { ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import type { OfficeDonation } from "../../contract/Donation";

const moment = z.coerce.date();

/** A row of `community_donations`. */
export const DonationRow = z.object({
  id: z.uuid(),
  reference: z.string(),
  secret: z.uuid(),
  amount: z.int(),
  donor_name: z.nullable(z.string()),
  email: z.string(),
  message: z.string(),
  state: z.enum(["waiting", "paid", "cancelled"]),
  is_published: z.boolean(),
  created_at: moment,
  expires_at: moment,
  decided_at: z.nullable(moment),
});
export type DonationRow = z.infer<typeof DonationRow>;

type Call = Pick<ServiceCall, "sql" | "tenant">;

/** @param column one that is unique on a site */
export const findDonation = async (
  { sql, tenant }: Call,
  column: "reference" | "secret",
  value: string,
): Promise<DonationRow | null> => {
  const [row] = await sql.query(`select * from community_donations where tenant_id = $1 and ${column}::text = $2`, [
    tenant.id,
    value,
  ]);
  return row ? DonationRow.parse(row) : null;
};

/** The state that people are told: what waits too long has expired, and may still be paid. */
export const toOffice = (row: DonationRow, now: Date): OfficeDonation => ({
  reference: row.reference,
  state: row.state === "waiting" && row.expires_at < now ? "expired" : row.state,
  amount: row.amount,
  name: row.donor_name ?? "",
  email: row.email,
  message: row.message,
  isMessagePublished: row.is_published,
  madeAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  paidAt: row.state === "paid" && row.decided_at ? row.decided_at.toISOString() : null,
});

import { seedPersonId, type SeedCall } from "@serambi/kernel/service";

import type { PayoutState } from "../../contract/Payout";
import { book, personAccount } from "../ledger/ledger";
import { nextPayoutNumber } from "../numbers";
import { noteStep } from "../payouts/movePayout";
import { PAYOUT_COLUMNS, type PayoutRow } from "../payouts/rows";
import type { SeedSite } from "./SeedSite";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const FEE_IDR = 2_500;
const ADMIN = { id: seedPersonId("admin@serambi.example"), name: "Bagas Prasetyo" };
const ROLES: Readonly<Record<string, string>> = { mentor: "mentor", teacher: "teacher", partner: "partner" };

/** The states that a payout went through to the one it is in. */
const WAYS: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  REQUESTED: [],
  APPROVED: ["APPROVED"],
  PROCESSING: ["APPROVED", "PROCESSING"],
  SUCCEEDED: ["APPROVED", "PROCESSING", "SUCCEEDED"],
  FAILED: ["APPROVED", "PROCESSING", "FAILED"],
  REJECTED: ["REJECTED"],
  CANCELLED: ["CANCELLED"],
  REVERSED: ["APPROVED", "PROCESSING", "SUCCEEDED", "REVERSED"],
};
/** Decided by an administrator; the rest is the bank's, or the owner's. */
const DECIDED: ReadonlySet<PayoutState> = new Set(["APPROVED", "REJECTED", "REVERSED"]);

type SeedPayout = SeedSite["payouts"][number];

const seedPayout = async (call: SeedCall, payout: SeedPayout, { key, name }: { key: string; name: string }) => {
  const { sql, tenant } = call;
  const { email, bankCode, accountNumber, holder, amountIdr, state, daysAgo, why } = payout;
  const personId = seedPersonId(email);
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  const [row] = await sql.query<PayoutRow>(
    `insert into payments_payouts (tenant_id, number, person_id, person_name, role, bank_code, account_number,
       holder_name, amount_idr, fee_idr, state, note, request_key, requested_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, null, $12, $13) returning ${PAYOUT_COLUMNS}`,
    [
      tenant.id,
      await nextPayoutNumber(sql, tenant.id, at),
      personId,
      name,
      ROLES[email.split("@", 1)[0] ?? ""] ?? "mentor",
      bankCode,
      accountNumber,
      holder,
      amountIdr,
      FEE_IDR,
      state,
      key,
      at,
    ],
  );
  if (!row) return;
  await noteStep({ sql, tenant, now: at }, row, "REQUESTED", { id: personId, name });
  for (const [index, step] of WAYS[state].entries()) {
    const by = DECIDED.has(step) ? ADMIN : step === "CANCELLED" ? { id: personId, name } : {};
    const now = new Date(at.getTime() + (index + 1) * 5 * HOUR_MS);
    await noteStep({ sql, tenant, now }, row, step, { ...by, why: step === state ? (why ?? null) : null });
  }
};

/** What mentors, teachers and partners have earned, and what of it was paid out. What is there is left alone. */
export const seedPayouts = async (
  call: SeedCall,
  { earnings, payouts }: SeedSite,
  names: ReadonlyMap<string, string>,
): Promise<void> => {
  const { sql, tenant } = call;
  const [had] = await sql.query(
    "select 1 as one from payments_entries where tenant_id = $1 and kind = 'earning' limit 1",
    [tenant.id],
  );
  if (had) return;
  for (const [index, { email, amountIdr, text, daysAgo }] of earnings.entries()) {
    const at = new Date(Date.now() - daysAgo * DAY_MS);
    await book(sql, tenant.id, {
      kind: "earning",
      number: `HN-${at.toISOString().slice(2, 7).replace("-", "")}-${String(index + 1).padStart(3, "0")}`,
      text,
      at,
      entries: { [personAccount(seedPersonId(email))]: amountIdr, honoraria: -amountIdr },
    });
  }
  for (const [index, payout] of payouts.entries())
    await seedPayout(call, payout, { key: `seed-${index}`, name: names.get(payout.email) ?? payout.holder });
};

import type { EventOutcome } from "../invoices/receiveEvent";
import type { ProviderName, TransferEvent, TransferWord } from "../providers/Provider";
import { bankReasons } from "../texts";
import type { Work } from "../Work";
import { movePayout } from "./movePayout";
import { findPayout, type PayoutRow } from "./rows";

/** Its name at the bank: numbers are a site's own, an account at a bank may be several sites'. */
export const transferReference = (tenantKey: string, number: string): string => `${tenantKey}-${number}`;

const numberOf = (tenantKey: string, reference: string): string | null =>
  reference.startsWith(`${tenantKey}-`) ? reference.slice(tenantKey.length + 1) : null;

/** Banks' codes for why money was not taken, in words. */
const reasonOf = (code: string | null, { tenant }: Pick<Work, "tenant">): string | null => {
  const known = code === null ? undefined : bankReasons[code];
  return known?.[tenant.language] ?? code;
};

/** Moves a payout, which this transaction holds, to where the bank has it. @returns whether it moved */
export const applyWord = async (work: Work, row: PayoutRow, { state, reason }: TransferWord): Promise<boolean> => {
  const begun = row.state === "APPROVED" ? await movePayout(work, row, "PROCESSING") : row;
  if (!begun || state === "running") return begun !== row;
  const to = state === "sent" ? "SUCCEEDED" : "FAILED";
  return (await movePayout(work, begun, to, { why: state === "sent" ? null : reasonOf(reason, work) })) !== null;
};

/** Takes a bank's word of a transfer, once. Its amount must be the payout's; a late word never moves a payout back. */
export const receiveTransfer = async (
  work: Work,
  provider: ProviderName,
  event: TransferEvent,
): Promise<EventOutcome> => {
  const { sql, tenant, now } = work;
  const number = numberOf(tenant.key, event.reference);
  const row = number === null ? undefined : await findPayout(sql, tenant.id, number, { viewer: null, isHeld: true });
  if (!row) return "unknown";
  if (event.amountIdr !== Number(row.amount_idr)) return "mismatch";
  const [known] = await sql.query(
    "select 1 as one from payments_events where tenant_id = $1 and provider = $2 and event_id = $3",
    [tenant.id, provider, event.eventId],
  );
  if (known) return "repeated";
  const outcome = (await applyWord(work, row, event)) ? "applied" : "known";
  await sql.query(
    `insert into payments_events (tenant_id, provider, event_id, number, state, outcome, payment_id, received_at)
     values ($1, $2, $3, $4, $5, $6, null, $7)`,
    [tenant.id, provider, event.eventId, row.number, event.state, outcome, now],
  );
  return outcome;
};

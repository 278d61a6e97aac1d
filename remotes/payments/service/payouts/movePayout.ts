import type { PayoutState } from "../../contract/Payout";
import { book, heldAccount, personAccount, type Booking } from "../ledger/ledger";
import type { Work } from "../Work";
import { mayMove } from "./payoutMachine";
import { heldOf, type PayoutRow } from "./rows";

/** Who does it and why; nobody where the platform or the bank does. */
export interface MoveBy {
  readonly id?: string;
  readonly name?: string;
  readonly why?: string | null;
}

/** What each state means for the ledger. */
const entriesOf = (row: PayoutRow, to: PayoutState): Pick<Booking, "kind" | "entries"> | null => {
  const held = heldOf(row);
  const amount = Number(row.amount_idr);
  const person = personAccount(row.person_id);
  const onHold = heldAccount(row.person_id);
  switch (to) {
    case "REQUESTED":
      return { kind: "held", entries: { [person]: -held, [onHold]: held } };
    case "REJECTED":
    case "CANCELLED":
    case "FAILED":
      return { kind: "released", entries: { [onHold]: -held, [person]: held } };
    case "SUCCEEDED":
      return { kind: "paid-out", entries: { [onHold]: -held, bank: amount, fees: held - amount } };
    case "REVERSED":
      return { kind: "reversed", entries: { bank: -amount, [person]: amount } };
    case "APPROVED":
    case "PROCESSING":
      return null;
  }
};

/** Writes a transition, with who, when and why, and what it means for the ledger. */
export const noteStep = async (
  work: Pick<Work, "sql" | "tenant" | "now">,
  row: PayoutRow,
  state: PayoutState,
  by: MoveBy,
): Promise<void> => {
  const { sql, tenant, now } = work;
  await sql.query(
    `insert into payments_payout_steps (tenant_id, number, position, state, at, by_id, by_name, why)
     select $1, $2, count(*)::int, $3, $4, $5, $6, $7 from payments_payout_steps where tenant_id = $1 and number = $2`,
    [tenant.id, row.number, state, now, by.id ?? null, by.name ?? null, by.why ?? null],
  );
  const booking = entriesOf(row, state);
  if (booking) await book(sql, tenant.id, { ...booking, number: row.number, text: row.person_name, at: now });
};

/** Moves a payout that this transaction holds. @returns the payout as it is then; null where it may not go there from its state */
export const movePayout = async (
  work: Work,
  row: PayoutRow,
  to: PayoutState,
  by: MoveBy = {},
): Promise<PayoutRow | null> => {
  if (!mayMove(row.state, to)) return null;
  const { sql, tenant } = work;
  await sql.query("update payments_payouts set state = $1 where tenant_id = $2 and number = $3", [
    to,
    tenant.id,
    row.number,
  ]);
  const moved = { ...row, state: to };
  await noteStep(work, moved, to, by);
  await work.tell(row.person_id, { name: "payout", data: { number: row.number } });
  return moved;
};

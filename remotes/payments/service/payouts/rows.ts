import type { ServiceUser, Sql } from "@serambi/kernel/service";

import type { Payout, PayoutAct, PayoutDetail, PayoutState } from "../../contract/Payout";
import { balanceOf, personAccount } from "../ledger/ledger";
import { bankName } from "./banks";

/** Who asks for money. */
export const REQUESTERS = ["mentor", "teacher", "partner"] as const;
/** Who decides, never their own. */
export const DECIDERS = ["superadmin", "admin"] as const;

const SHOWN_DIGITS = 4;

/** A row of `payments_payouts`; big numbers and moments come as text. */
export interface PayoutRow {
  readonly number: string;
  readonly person_id: string;
  readonly person_name: string;
  readonly role: string;
  readonly bank_code: string;
  readonly account_number: string;
  readonly holder_name: string;
  readonly amount_idr: string;
  readonly fee_idr: string;
  readonly state: PayoutState;
  readonly note: string | null;
  readonly requested_at: string;
}

export const PAYOUT_COLUMNS = `number, person_id, person_name, role, bank_code, account_number, holder_name,
  amount_idr::text as amount_idr, fee_idr::text as fee_idr, state, note, requested_at::text as requested_at`;

interface StepRow {
  readonly state: PayoutState;
  readonly at: string;
  readonly by_name: string | null;
  readonly why: string | null;
}

type Viewer = Pick<ServiceUser, "id" | "role">;

export const isDecider = ({ role }: Viewer): boolean => DECIDERS.some((one) => one === role);

/** What a payout takes off the balance: amount and fee. */
export const heldOf = ({ amount_idr, fee_idr }: Pick<PayoutRow, "amount_idr" | "fee_idr">): number =>
  Number(amount_idr) + Number(fee_idr);

export const toPayout = (row: PayoutRow, viewer: Viewer): Payout => ({
  number: row.number,
  state: row.state,
  amountIdr: Number(row.amount_idr),
  feeIdr: Number(row.fee_idr),
  heldIdr: heldOf(row),
  bankCode: row.bank_code,
  bankName: bankName(row.bank_code),
  accountEnd: row.account_number.slice(-SHOWN_DIGITS),
  accountHolderName: row.holder_name,
  owner: { name: row.person_name, role: row.role },
  isOwn: row.person_id === viewer.id,
  requestedAt: new Date(row.requested_at).toISOString(),
  note: row.note,
});

/** What somebody may do with a payout now. */
const actsOf = (row: PayoutRow, viewer: Viewer): PayoutAct[] => {
  const isOwn = row.person_id === viewer.id;
  if (row.state === "REQUESTED") return isOwn ? ["cancel"] : isDecider(viewer) ? ["approve", "reject"] : [];
  return row.state === "SUCCEEDED" && isDecider(viewer) && !isOwn ? ["reverse"] : [];
};

/** A payout with its transitions, for its owner and whoever decides. */
export const toDetail = async (sql: Sql, tenantId: string, row: PayoutRow, viewer: Viewer): Promise<PayoutDetail> => {
  const steps = await sql.query<StepRow>(
    `select state, at::text as at, by_name, why from payments_payout_steps
     where tenant_id = $1 and number = $2 order by position`,
    [tenantId, row.number],
  );
  return {
    ...toPayout(row, viewer),
    accountNumber: row.account_number,
    balanceIdr: await balanceOf(sql, tenantId, personAccount(row.person_id)),
    steps: steps.map(({ state, at, by_name, why }) => ({ state, at: new Date(at).toISOString(), by: by_name, why })),
    acts: actsOf(row, viewer),
  };
};

/** A payout that somebody may see: their own, or any where they decide. `isHeld`: nobody else changes it in this transaction. */
export const findPayout = async (
  sql: Sql,
  tenantId: string,
  number: string,
  { viewer, isHeld = false }: { readonly viewer: Viewer | null; readonly isHeld?: boolean },
): Promise<PayoutRow | undefined> => {
  const [row] = await sql.query<PayoutRow>(
    `select ${PAYOUT_COLUMNS} from payments_payouts where tenant_id = $1 and number = $2 ${isHeld ? "for update" : ""}`,
    [tenantId, number],
  );
  const isSeen = viewer === null || isDecider(viewer) || row?.person_id === viewer.id;
  return isSeen ? row : undefined;
};

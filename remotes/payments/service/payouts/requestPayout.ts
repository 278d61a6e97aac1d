import { randomUUID } from "node:crypto";

import type { ServiceCall, ServiceUser } from "@serambi/kernel/service";

import type { WantedPayout } from "../../contract/bodies";
import { balanceOf, lockAccount, personAccount } from "../ledger/ledger";
import { nextPayoutNumber } from "../numbers";
import { readPerson } from "../persons";
import { readSetting } from "../settings";
import { texts } from "../texts";
import type { Work } from "../Work";
import { BANKS } from "./banks";
import { noteStep } from "./movePayout";
import { PAYOUT_COLUMNS, type PayoutRow } from "./rows";

type RequestCall = Pick<ServiceCall, "fail"> & Work & { readonly user: ServiceUser };

const byKey = async ({ sql, tenant, user }: RequestCall, key: string): Promise<PayoutRow | undefined> => {
  const [row] = await sql.query<PayoutRow>(
    `select ${PAYOUT_COLUMNS} from payments_payouts where tenant_id = $1 and person_id = $2 and request_key = $3`,
    [tenant.id, user.id, key],
  );
  return row;
};

/**
 * Asks for money: amount and fee are held. Requests of one person come one after the other, so that a balance for one is asked for once; a
 * repeat of the same form is the same request.
 */
export const requestPayout = async (call: RequestCall, wanted: WantedPayout): Promise<PayoutRow> => {
  const { sql, tenant, user, now, fail } = call;
  const { bankCode, accountNumber, accountHolderName, amount, note, key = randomUUID() } = wanted;
  if (!BANKS.some(({ code }) => code === bankCode))
    return fail(422, texts.bankUnknown, { bankCode: texts.bankUnknown });
  await lockAccount(sql, tenant.id, personAccount(user.id));
  const known = await byKey(call, key);
  if (known) return known;
  const { payoutFeeIdr } = await readSetting(sql, call);
  const available = await balanceOf(sql, tenant.id, personAccount(user.id));
  if (amount + payoutFeeIdr > available) return fail(422, texts.balanceTooLow, { amount: texts.balanceTooLow });
  const person = await readPerson(sql, user);
  await sql.query(
    `insert into payments_payouts (tenant_id, number, person_id, person_name, role, bank_code, account_number,
       holder_name, amount_idr, fee_idr, state, note, request_key, requested_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'REQUESTED', $11, $12, $13)`,
    [
      tenant.id,
      await nextPayoutNumber(sql, tenant.id, now),
      user.id,
      person.name,
      user.role,
      bankCode,
      accountNumber,
      accountHolderName,
      amount,
      payoutFeeIdr,
      note || null,
      key,
      now,
    ],
  );
  const row = await byKey(call, key);
  if (!row) throw new Error("The payout was not written");
  await noteStep(call, row, "REQUESTED", { id: user.id, name: person.name, why: note || null });
  return row;
};

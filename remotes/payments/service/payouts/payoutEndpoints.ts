import {
  endpoint,
  optionalText,
  pageNumber,
  pageSize,
  paged,
  requiredText,
  type Endpoint,
  type ServiceCall,
  type ServiceUser,
} from "@serambi/kernel/service";
import * as z from "zod";

import { MIN_PAYOUT_IDR, NamedPayout, PayoutWithReason, WantedPayout } from "../../contract/bodies";
import { PAYOUT_STATES, type PayoutState } from "../../contract/Payout";
import { balanceOf, heldAccount, personAccount, sumOf } from "../ledger/ledger";
import { readPerson } from "../persons";
import { bankOf } from "../providers/providerOf";
import { readSetting } from "../settings";
import { texts } from "../texts";
import { BANKS } from "./banks";
import { movePayout } from "./movePayout";
import { requestPayout } from "./requestPayout";
import {
  DECIDERS,
  findPayout,
  isDecider,
  PAYOUT_COLUMNS,
  REQUESTERS,
  toDetail,
  toPayout,
  type PayoutRow,
} from "./rows";
import { readStatement } from "./statement";

const PAGE_SIZE = 10;
/** Of one file. */
const MOST_EXPORTED = 5_000;

const both = { roles: [...REQUESTERS, ...DECIDERS] };
const requesters = { roles: [...REQUESTERS] };
const deciders = { roles: [...DECIDERS] };

const Filters = z.object({
  /** One state, or several with commas between them. */
  status: z
    .string()
    .max(200)
    .optional()
    .transform((text) => (text === undefined || text === "" ? null : text.split(",")))
    .pipe(z.array(z.enum(PAYOUT_STATES)).nullable()),
  bank: optionalText(10),
  search: optionalText(100),
});
type Filters = z.output<typeof Filters>;

const ListQuery = Filters.extend({ page: pageNumber(), perPage: pageSize(PAGE_SIZE) });

type Call = Omit<ServiceCall, "user"> & { readonly user: ServiceUser };

/** What of the table somebody sees, narrowed by filters: a condition and its values. */
const seenBy = ({ tenant, user }: Call, { status, bank, search }: Filters): [string, readonly unknown[]] => [
  `tenant_id = $1 and ($2::text is null or person_id = $2) and ($3::text is null or state = any(string_to_array($3, ',')))
   and ($4::text is null or bank_code = $4)
   and ($5::text is null or person_name ilike $5 escape '\\' or number ilike $5 escape '\\')`,
  [
    tenant.id,
    isDecider(user) ? null : user.id,
    status?.join(",") ?? null,
    bank ?? null,
    search === undefined ? null : `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`,
  ],
];

/** Moves a payout to where somebody decides. 409 where somebody else has decided before, 403 for one's own. */
const decide = async (call: Call, number: string, to: PayoutState, why: string | null = null) => {
  const { sql, tenant, user, fail, environment } = call;
  const row = await findPayout(sql, tenant.id, number, { viewer: user, isHeld: true });
  if (!row) return fail(404, texts.payoutNotFound);
  const isOwn = row.person_id === user.id;
  if (to === "CANCELLED" ? !isOwn : isOwn) return fail(403, texts.ownPayout);
  if (to === "APPROVED" && bankOf(environment, tenant.key) === null) return fail(503, texts.noBank);
  const { name } = await readPerson(sql, user);
  const moved = await movePayout(call, row, to, { id: user.id, name, why });
  if (!moved) return fail(409, texts.decided);
  if (to === "APPROVED") {
    const { account_number: accountNumber, bank_code: bankCode, holder_name: holderName, amount_idr } = row;
    const payload = { number, accountNumber, bankCode, holderName, amountIdr: Number(amount_idr) };
    await call.enqueue({ name: "transfer", payload });
  }
  return toDetail(sql, tenant.id, moved, user);
};

/** Payouts (specification section 7.1): mentors, teachers and partners make and see their own, administrators see all and decide. */
export const payoutEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "services",
    method: "GET",
    path: "/v2/payout/list",
    access: both,
    query: ListQuery,
    handle: async (call) => {
      const { page, perPage } = call.query;
      const [where, values] = seenBy(call, call.query);
      const [count] = await call.sql.query<{ total: number }>(
        `select count(*)::int as total from payments_payouts where ${where}`,
        values,
      );
      const rows = await call.sql.query<PayoutRow>(
        `select ${PAYOUT_COLUMNS} from payments_payouts where ${where}
         order by requested_at desc, number desc limit $6::int offset $7::int`,
        [...values, perPage, (page - 1) * perPage],
      );
      const items = rows.map((row) => toPayout(row, call.user));
      return paged({ page, pageSize: perPage, totalItems: count?.total ?? 0, items });
    },
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/payments/payouts/export",
    access: both,
    query: Filters,
    handle: async (call) => {
      const [where, values] = seenBy(call, call.query);
      const rows = await call.sql.query<PayoutRow>(
        `select ${PAYOUT_COLUMNS} from payments_payouts where ${where} order by requested_at desc, number desc limit ${MOST_EXPORTED}`,
        values,
      );
      return rows.map((row) => toPayout(row, call.user));
    },
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/v2/payout/banks",
    access: both,
    handle: () => Promise.resolve(BANKS),
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/v2/payout/balance",
    access: both,
    handle: async (call) => {
      const { sql, tenant, user } = call;
      const mayDecide = isDecider(user);
      const available = mayDecide
        ? await sumOf(sql, tenant.id, personAccount(""))
        : await balanceOf(sql, tenant.id, personAccount(user.id));
      const held = mayDecide
        ? await sumOf(sql, tenant.id, heldAccount(""))
        : await balanceOf(sql, tenant.id, heldAccount(user.id));
      const counted = await sql.query<{ state: PayoutState; count: number }>(
        `select state, count(*)::int as count from payments_payouts where tenant_id = $1
         and ($2::text is null or person_id = $2) group by state`,
        [tenant.id, mayDecide ? null : user.id],
      );
      const counts = Object.fromEntries(counted.map(({ state, count }) => [state, count]));
      const { payoutFeeIdr } = await readSetting(sql, call);
      return {
        ledgerIdr: available + held,
        heldIdr: held,
        availableIdr: available,
        heldCount: (counts["REQUESTED"] ?? 0) + (counts["APPROVED"] ?? 0) + (counts["PROCESSING"] ?? 0),
        feeIdr: payoutFeeIdr,
        minimumIdr: MIN_PAYOUT_IDR,
        counts,
        mayRequest: !mayDecide,
        mayDecide,
      };
    },
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/v2/payout/request",
    access: requesters,
    body: WantedPayout,
    handle: async (call) => toDetail(call.sql, call.tenant.id, await requestPayout(call, call.body), call.user),
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/v2/payout/approve",
    access: deciders,
    body: NamedPayout,
    handle: (call) => decide(call, call.body.number, "APPROVED"),
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/v2/payout/reject",
    access: deciders,
    body: PayoutWithReason,
    handle: (call) => decide(call, call.body.number, "REJECTED", call.body.reason),
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/payments/payouts/cancel",
    access: both,
    body: NamedPayout,
    handle: (call) => decide(call, call.body.number, "CANCELLED"),
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/payments/payouts/reverse",
    access: deciders,
    body: PayoutWithReason,
    handle: (call) => decide(call, call.body.number, "REVERSED", call.body.reason),
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/payments/payouts/detail",
    access: both,
    query: z.object({ number: requiredText(40) }),
    handle: async ({ sql, tenant, user, query, fail }) => {
      const row = await findPayout(sql, tenant.id, query.number, { viewer: user });
      return row ? toDetail(sql, tenant.id, row, user) : fail(404, texts.payoutNotFound);
    },
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/payments/payouts/statement",
    access: requesters,
    query: z.object({ month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/) }),
    handle: ({ sql, tenant, user, query }) => readStatement(sql, tenant.id, user.id, query.month),
  }),
];

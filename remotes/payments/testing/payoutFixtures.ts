import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, type PageFixture } from "@serambi/kernel/testing";

import type { Balance, Payout, PayoutDetail, Statement } from "../contract/Payout";

const tenant = { settings: { routes: ["/", "/Payouts", "/Payouts/Request", "/Payouts/Statement"] } };

const payout: Payout = {
  number: "PO-2611-038",
  state: "REQUESTED",
  amountIdr: 2_400_000,
  feeIdr: 2_500,
  heldIdr: 2_402_500,
  bankCode: "MANDIRI",
  bankName: "Bank Mandiri",
  accountEnd: "4471",
  accountHolderName: "Maria Lengkong",
  owner: { name: "Maria Lengkong", role: "mentor" },
  isOwn: false,
  requestedAt: "2026-11-20T03:12:00.000Z",
  note: "Honor Oktober",
};

const detail: PayoutDetail = {
  ...payout,
  accountNumber: "1370014474471",
  balanceIdr: 3_100_000,
  steps: [{ state: "REQUESTED", at: "2026-11-20T03:12:00.000Z", by: "Maria Lengkong", why: "Honor Oktober" }],
  acts: ["approve", "reject"],
};

const balance: Balance = {
  ledgerIdr: 5_502_500,
  heldIdr: 2_402_500,
  availableIdr: 3_100_000,
  heldCount: 1,
  feeIdr: 2_500,
  minimumIdr: 50_000,
  counts: { REQUESTED: 1, SUCCEEDED: 4, REJECTED: 1 },
  mayRequest: true,
  mayDecide: false,
};

const statement: Statement = {
  month: "2026-10",
  openingIdr: 1_000_000,
  closingIdr: 3_100_000,
  entries: [
    {
      at: "2026-10-05T02:00:00.000Z",
      kind: "earning",
      text: "Honor September",
      number: "HN-2610-004",
      amountIdr: 4_502_500,
    },
    {
      at: "2026-10-20T03:12:00.000Z",
      kind: "held",
      text: "Maria Lengkong",
      number: "PO-2610-021",
      amountIdr: -2_402_500,
    },
  ],
};

const banks = answer([
  { code: "BCA", name: "BCA" },
  { code: "MANDIRI", name: "Bank Mandiri" },
]);

const list = (title: string, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "payouts",
  path: "/Payouts",
  answers: {
    "services v2/payout/list": answerPage([
      payout,
      { ...payout, number: "PO-2611-037", state: "SUCCEEDED", owner: { name: "Yusuf Hamdani", role: "teacher" } },
    ]),
    "services v2/payout/banks": banks,
    "services v2/payout/balance": answer(balance),
    "services payments/payouts/detail": answer(detail),
  },
  tenant,
  ...changes,
});

const request = (title: string, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "payout-request",
  path: "/Payouts/Request",
  answers: { "services v2/payout/banks": banks, "services v2/payout/balance": answer(balance) },
  tenant,
  ...changes,
});

const order = {
  bankCode: "MANDIRI",
  accountNumber: "1370 0144 7447 1",
  accountHolderName: "Maria Lengkong",
  amount: "Rp 2.400.000",
  note: "Honor Oktober",
  key: "6f3a2c1e-0d3b",
};
const REQUEST = "POST services v2/payout/request";
const APPROVE = "POST services v2/payout/approve";

/** Pages of payouts, in every face. */
export const payoutFixtures: readonly PageFixture[] = [
  list("open and done"),
  list("one that is to be decided", { path: "/Payouts?status=open&payout=PO-2611-038" }),
  list("nothing that matches", {
    path: "/Payouts?search=tidak-ada",
    answers: {
      "services v2/payout/list": answerPage([]),
      "services v2/payout/banks": banks,
      "services v2/payout/balance": answer({ ...balance, mayRequest: false, mayDecide: true }),
    },
  }),
  list("somebody else's", {
    path: "/Payouts?payout=PO-2611-999",
    answers: {
      "services v2/payout/list": answerPage([payout]),
      "services v2/payout/banks": banks,
      "services v2/payout/balance": answer(balance),
      "services payments/payouts/detail": new AppError("not-found", "No payout"),
    },
  }),
  list("an approval", {
    answers: { [APPROVE]: answer({ ...detail, state: "APPROVED", acts: [] }) },
    form: { number: "PO-2611-038", act: "approve" },
  }),
  list("a rejection without a reason", {
    form: { number: "PO-2611-038", act: "reject", reason: "" },
    outcome: "invalid",
  }),
  request("with enough"),
  request("with too little", {
    answers: {
      "services v2/payout/banks": banks,
      "services v2/payout/balance": answer({ ...balance, availableIdr: 40_000 }),
    },
  }),
  request("an order", { answers: { [REQUEST]: answer(detail) }, form: order }),
  request("fields that do not fit", { form: { ...order, bankCode: "", amount: "1000" }, outcome: "invalid" }),
  {
    title: "a month",
    page: "statement",
    path: "/Payouts/Statement?month=2026-10",
    answers: { "services payments/payouts/statement": answer(statement) },
    tenant,
  },
  {
    title: "a month without entries",
    page: "statement",
    path: "/Payouts/Statement?month=2026-09",
    answers: { "services payments/payouts/statement": answer({ ...statement, month: "2026-09", entries: [] }) },
    tenant,
  },
];

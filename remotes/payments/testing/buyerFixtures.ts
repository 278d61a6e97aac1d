import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, type PageFixture } from "@serambi/kernel/testing";

import { makeInvoice, makeOffer, makePending } from "./invoices";

const tenant = {
  settings: {
    routes: [
      "/",
      "/Courses/@Premium",
      "/Courses/@Premium/:slug",
      "/Checkout/:slug",
      "/CallbackPayment",
      "/Payment-Status/Success",
      "/Payment-Status/Error",
      "/Invoices",
      "/Invoices/:number",
      "/Welcome",
    ],
  },
};
const DETAIL = "POST services v1/class/payment/detail";
const INVOICE = "POST services v1/class/payment/invoice";
const CALLBACK = "POST services v1/class/payment/callback";
const SLUG = "postgresql-in-production";

const checkout = (title: string, changes: Partial<PageFixture>): PageFixture => ({
  title,
  page: "checkout",
  path: `/Checkout/${SLUG}`,
  tenant,
  ...changes,
});

const order = { what: "course", method: "va", voucher: "", seen: "721500" };

const checkoutFixtures: readonly PageFixture[] = [
  checkout("a class and a pass", { answers: { "services payments/offer": answer(makeOffer()) } }),
  checkout("a voucher that counts", {
    path: `/Checkout/${SLUG}?voucher=ALUMNI10`,
    answers: {
      "services payments/offer": answer(
        makeOffer({
          options: [
            { kind: "course", months: null, priceIdr: 650_000, discountIdr: 65_000, taxIdr: 64_350, totalIdr: 649_350 },
          ],
        }),
      ),
    },
  }),
  checkout("a voucher that does not", {
    path: `/Checkout/${SLUG}?what=pass-3&voucher=LAMA`,
    answers: { "services payments/offer": answer(makeOffer({ voucherFault: "Voucer ini sudah berakhir." })) },
  }),
  checkout("an invoice that waits", {
    answers: {
      "services payments/offer": answer(
        makeOffer({
          pending: {
            number: "INV-2026-0455",
            payAt: "https://provider.example/pay/abc",
            expiresAt: "2026-11-22T02:50:00.000Z",
          },
        }),
      ),
    },
  }),
  checkout("a class that is open already", {
    answers: { "services payments/offer": answer(makeOffer({ hasAccess: true })) },
  }),
  checkout("a class that is not sold", {
    answers: { "services payments/offer": new AppError("not-found", "No offer") },
    outcome: "not-found",
  }),
  checkout("an order", {
    answers: { "services payments/offer": answer(makeOffer()), [INVOICE]: answer(makePending()) },
    form: order,
  }),
  checkout("a price that has changed", {
    answers: { "services payments/offer": answer(makeOffer()) },
    form: { ...order, seen: "700000" },
    outcome: "invalid",
  }),
  checkout("no way to pay", {
    answers: { "services payments/offer": answer(makeOffer()) },
    form: { ...order, method: "" },
    outcome: "invalid",
  }),
];

const payment = {
  number: "INV-2026-0455",
  title: "PostgreSQL in Production",
  state: "PENDING",
  priceIdr: 650_000,
  discountIdr: 0,
  taxIdr: 71_500,
  totalIdr: 721_500,
  expiresAt: "2026-11-22T02:50:00.000Z",
  method: "va",
  channels: [
    { method: "va", code: "BCA", name: "BCA" },
    { method: "qris", code: "QRIS", name: "QRIS" },
    { method: "ewallet", code: "DANA", name: "DANA" },
  ],
  accounts: { BCA: "8860001234567890" },
  qris: "00020101021251440014ID.CO.QRIS.WWW5802ID6304ABCD",
};

const sandbox = (title: string, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "sandbox",
  path: "/Payment-Sandbox/INV-2026-0455-a1b2",
  answers: { "services payments/sandbox/INV-2026-0455-a1b2": answer(payment) },
  tenant,
  ...changes,
});

const END = "POST services payments/sandbox/INV-2026-0455-a1b2";

const sandboxFixtures: readonly PageFixture[] = [
  sandbox("a payment that waits"),
  sandbox("a payment that is over", {
    answers: { "services payments/sandbox/INV-2026-0455-a1b2": answer({ ...payment, state: "PAID" }) },
  }),
  sandbox("a code that is not known", {
    answers: { "services payments/sandbox/INV-2026-0455-a1b2": new AppError("not-found", "No payment") },
    outcome: "not-found",
  }),
  sandbox("the payer pays", {
    answers: { [END]: answer({ backTo: "/CallbackPayment?invoice=INV-2026-0455" }) },
    form: { ending: "pay", channel: "BCA" },
  }),
];

const callback = (title: string, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "callback",
  path: "/CallbackPayment?invoice=INV-2026-0455&token=x",
  answers: { [CALLBACK]: answer(null), [DETAIL]: answer(makeInvoice()) },
  tenant,
  ...changes,
});

const callbackFixtures: readonly PageFixture[] = [
  callback("a payer who comes back"),
  callback("an address that names no invoice", { path: "/CallbackPayment?invoice=%3Cb%3E" }),
  callback("the way without scripts", {
    form: { invoice: "INV-2026-0455" },
  }),
  callback("a host that does not answer", {
    answers: { [CALLBACK]: new AppError("timeout", "Slow"), [DETAIL]: new AppError("timeout", "Slow") },
    form: { invoice: "INV-2026-0455" },
    outcome: "invalid",
  }),
];

const status = (page: "success" | "error", title: string, detail: unknown, changes: Partial<PageFixture> = {}) => ({
  title,
  page: `status-${page}`,
  path: `/Payment-Status/${page === "success" ? "Success" : "Error"}?invoice=INV-2026-0418`,
  answers: { [DETAIL]: detail },
  tenant,
  ...changes,
});

const failed = (state: "EXPIRED" | "FAILED" | "CANCELLED", reason: string | null = null) =>
  answer(makePending({ state, reason, payAt: null }));

const statusFixtures: readonly PageFixture[] = [
  status("success", "paid", answer(makeInvoice())),
  status("success", "paid, the grant is late", answer(makeInvoice({ access: "granting" }))),
  status("success", "a pass that is paid", answer(makeInvoice({ kind: "pass", months: 3 }))),
  status("success", "pending", answer(makePending())),
  status("success", "an order whose page is being made", answer(makePending({ payAt: null })), {
    path: "/Payment-Status/Success?invoice=INV-2026-0455&go=provider",
  }),
  status("success", "verifying", answer(makePending()), {
    path: "/Payment-Status/Success?invoice=INV-2026-0455&from=provider",
  }),
  status("success", "at an end", failed("EXPIRED"), { outcome: "redirect" }),
  status("success", "refunded", answer(makeInvoice({ state: "REFUNDED", refundedAt: "2026-11-25T03:00:00.000Z" })), {
    outcome: "redirect",
  }),
  status("error", "expired", failed("EXPIRED")),
  status("error", "cancelled", failed("CANCELLED")),
  status("error", "denied", failed("FAILED", "insufficient balance")),
  status("error", "paid too late", answer(makePending({ state: "EXPIRED", payAt: null, hasLateMoney: true }))),
  status("error", "unknown", new AppError("not-found", "No invoice")),
  status("error", "paid after all", answer(makeInvoice()), { outcome: "redirect" }),
  status("error", "paying again", failed("EXPIRED"), {
    answers: {
      [DETAIL]: failed("EXPIRED"),
      "services v1/class/repay": answer(makePending({ number: "INV-2026-0456" })),
    },
    form: { invoice: "INV-2026-0455" },
  }),
  status("error", "paying again fails", failed("FAILED"), {
    answers: { [DETAIL]: failed("FAILED"), "services v1/class/repay": new AppError("unavailable", "Down") },
    form: { invoice: "INV-2026-0455" },
    outcome: "invalid",
  }),
];

const invoices = (title: string, items: unknown, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "invoices",
  path: "/Invoices",
  answers: {
    "services payments/invoices": items,
    "services payments/invoices/years": answer([{ year: "2026", count: 4, paidIdr: 649_350 }]),
  },
  tenant,
  ...changes,
});

const historyFixtures: readonly PageFixture[] = [
  invoices(
    "two years of invoices",
    answerPage(
      [
        makePending(),
        makeInvoice(),
        makeInvoice({ number: "INV-2026-0417", state: "EXPIRED", paidAt: null }),
        makeInvoice({ number: "INV-2026-0206", state: "FAILED", reason: "DANA: balance too low", paidAt: null }),
        makeInvoice({
          number: "INV-2025-0418",
          state: "REFUNDED",
          createdAt: "2025-04-03T03:00:00.000Z",
          refundedAt: "2025-04-11T03:00:00.000Z",
        }),
        makeInvoice({ number: "INV-2025-0402", state: "CANCELLED", createdAt: "2025-04-01T03:00:00.000Z" }),
      ],
      { perPage: 24, totalItems: 30 },
    ),
  ),
  invoices("nothing bought yet", answerPage([])),
  invoices("a host that is down", new AppError("unavailable", "Down")),
  {
    title: "a receipt",
    page: "receipt",
    path: "/Invoices/INV-2026-0418",
    answers: { [DETAIL]: answer(makeInvoice({ seller: { name: "PT Serambi Belajar", lines: ["Yogyakarta 55153"] } })) },
    tenant,
  },
  {
    title: "the receipt of a refund",
    page: "receipt",
    path: "/Invoices/INV-2026-0418",
    answers: { [DETAIL]: answer(makeInvoice({ state: "REFUNDED", refundedAt: "2026-11-25T03:00:00.000Z" })) },
    tenant,
  },
  {
    title: "the invoice of somebody else",
    page: "receipt",
    path: "/Invoices/INV-2026-9999",
    answers: { [DETAIL]: new AppError("not-found", "No invoice") },
    outcome: "not-found",
    tenant,
  },
];

/** Every face of the pages from checkout to receipt. */
export const buyerFixtures: readonly PageFixture[] = [
  ...checkoutFixtures,
  ...sandboxFixtures,
  ...callbackFixtures,
  ...statusFixtures,
  ...historyFixtures,
];

import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, type PageFixture } from "@serambi/kernel/testing";

import type { AdminInvoice } from "../contract/Admin";
import { makeInvoice } from "./invoices";

const tenant = { settings: { routes: ["/", "/Payments", "/Payouts"] } };

const make = (changes: Partial<AdminInvoice> = {}): AdminInvoice => ({
  ...makeInvoice(),
  provider: "sandbox",
  attention: [],
  mayRefund: true,
  ...changes,
});

const LIST = "services payments/admin/invoices";
const late = make({ access: "granting", attention: ["late-grant", "double-payment"] });

const admin = (title: string, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "admin",
  path: "/Payments",
  answers: { [LIST]: answerPage([make(), make({ number: "INV-2026-0300", state: "EXPIRED", mayRefund: false })]) },
  tenant,
  ...changes,
});

const enrolment = {
  act: "enrol",
  email: "larasati@serambi.example",
  slug: "postgresql-in-production",
  reason: "Beasiswa angkatan kedua",
};

/** The administrator's page, in every face. */
export const adminFixtures: readonly PageFixture[] = [
  admin("invoices"),
  admin("one that wants attention", {
    path: "/Payments?show=marked&invoice=INV-2026-0418",
    answers: { [LIST]: answerPage([late]) },
  }),
  admin("one that is not there", { path: "/Payments?invoice=INV-0000-0000" }),
  admin("nothing that matches", { path: "/Payments?search=tidak-ada", answers: { [LIST]: answerPage([]) } }),
  admin("a refund", {
    answers: { "POST services payments/admin/refund": answer(make({ state: "REFUNDED" })) },
    form: { act: "refund", number: "INV-2026-0418", refundReason: "Diminta dalam seminggu" },
  }),
  admin("a refund without a reason", {
    form: { act: "refund", number: "INV-2026-0418", refundReason: "" },
    outcome: "invalid",
  }),
  admin("a grant that came meanwhile", {
    answers: {
      [LIST]: answerPage([make()]),
      "POST services payments/admin/grant": new AppError("conflict", "No access is late"),
    },
    form: { act: "grant", number: "INV-2026-0418" },
    outcome: "invalid",
  }),
  admin("money that came too late", {
    path: "/Payments?invoice=INV-2026-0418",
    answers: { [LIST]: answerPage([make({ state: "EXPIRED", attention: ["late-payment", "double-payment"] })]) },
  }),
  admin("a class that is opened for it", {
    answers: { "POST services payments/admin/claim": answer(make({ number: "INV-2026-0500" })) },
    form: { act: "claim", number: "INV-2026-0418" },
  }),
  admin("money that was sent back", {
    answers: { "POST services payments/admin/given-back": answer(make()) },
    form: { act: "give-back", number: "INV-2026-0418" },
  }),
  admin("somebody enrolled by hand", {
    answers: { "POST services payments/admin/enrol": answer({ isNew: true }) },
    form: enrolment,
  }),
  admin("fields that do not fit", { form: { ...enrolment, email: "x", reason: "" }, outcome: "invalid" }),
];

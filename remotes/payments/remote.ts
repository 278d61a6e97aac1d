import { definePages, defineRemote, defineSlots, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import {
  ADMIN_PATH,
  CALLBACK_PATH,
  CHECKOUT_PATH,
  ERROR_PATH,
  INVOICES_PATH,
  PAYOUT_REQUEST_PATH,
  PAYOUTS_PATH,
  RECEIPT_PATH,
  STATEMENT_PATH,
  SANDBOX_PATH,
  SUCCESS_PATH,
} from "./contract/paths";

const pages = definePages([
  { id: "checkout", paths: [CHECKOUT_PATH], load: () => import("./pages/CheckoutPage") },
  { id: "callback", paths: [CALLBACK_PATH], load: () => import("./pages/CallbackPage") },
  { id: "status-success", paths: [SUCCESS_PATH], load: () => import("./pages/SuccessPage") },
  { id: "status-error", paths: [ERROR_PATH], load: () => import("./pages/ErrorPage") },
  { id: "sandbox", paths: [SANDBOX_PATH], load: () => import("./pages/SandboxPage") },
  { id: "invoices", paths: [INVOICES_PATH], load: () => import("./pages/InvoicesPage") },
  { id: "receipt", paths: [RECEIPT_PATH], load: () => import("./pages/ReceiptPage") },
  { id: "admin", paths: [ADMIN_PATH], load: () => import("./pages/AdminPage"), texts: "admin" },
  { id: "payouts", paths: [PAYOUTS_PATH], load: () => import("./pages/PayoutsPage"), texts: "payouts" },
  {
    id: "payout-request",
    paths: [PAYOUT_REQUEST_PATH],
    load: () => import("./pages/PayoutRequestPage"),
    texts: "payouts",
  },
  { id: "statement", paths: [STATEMENT_PATH], load: () => import("./pages/StatementPage"), texts: "payouts" },
]);

const slots = defineSlots([
  {
    name: "payments.checkout-button.v1",
    load: () => import("./slots/CheckoutButton"),
    texts: "slots",
    minHeightRem: 3.75,
  },
  { name: "payments.room.v1", load: () => import("./slots/History"), texts: "slots", minHeightRem: 0 },
]);

/** What server and browser both have: buying, invoices and payouts. */
export const remote = defineRemote({
  id: "payments",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  texts: {
    admin: { id: () => import("./messages/admin.id"), en: () => import("./messages/admin.en") },
    payouts: { id: () => import("./messages/payouts.id"), en: () => import("./messages/payouts.en") },
    slots: { id: () => import("./messages/slots.id"), en: () => import("./messages/slots.en") },
  },
  pages,
  slots,
});

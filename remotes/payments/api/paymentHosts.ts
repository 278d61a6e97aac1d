import type { HostCall } from "@serambi/kernel/server";

import {
  NamedInvoice,
  NamedPayout,
  PayoutWithReason,
  SandboxChoice,
  WantedInvoice,
  WantedPayout,
} from "../contract/bodies";

/** Every call that this remote makes; those that a page makes in a browser say so. */
export const paymentHosts: readonly HostCall[] = [
  { host: "services", method: "POST", path: "v1/class/payment/invoice", body: WantedInvoice },
  { host: "services", method: "GET", path: "v1/class/repay" },
  {
    host: "services",
    method: "POST",
    path: "v1/class/payment/detail",
    isFromBrowser: true,
    isRead: true,
    body: NamedInvoice,
  },
  { host: "services", method: "POST", path: "v1/class/payment/callback", isFromBrowser: true, body: NamedInvoice },
  { host: "services", method: "GET", path: "v1/class/payment/callback" },
  { host: "services", method: "GET", path: "payments/offer", isFromBrowser: true },
  { host: "services", method: "GET", path: "payments/invoices" },
  { host: "services", method: "GET", path: "payments/invoices/years" },
  { host: "services", method: "GET", path: "payments/events", isFromBrowser: true },
  { host: "services", method: "GET", path: "payments/sandbox/:code" },
  { host: "services", method: "POST", path: "payments/sandbox/:code", body: SandboxChoice },
  { host: "auth", method: "GET", path: "user/detail" },
  { host: "services", method: "GET", path: "v2/payout/list" },
  { host: "services", method: "GET", path: "v2/payout/banks" },
  { host: "services", method: "GET", path: "v2/payout/balance" },
  { host: "services", method: "POST", path: "v2/payout/request", body: WantedPayout },
  { host: "services", method: "POST", path: "v2/payout/approve", body: NamedPayout },
  { host: "services", method: "POST", path: "v2/payout/reject", body: PayoutWithReason },
  { host: "services", method: "POST", path: "payments/payouts/cancel", body: NamedPayout },
  { host: "services", method: "POST", path: "payments/payouts/reverse", body: PayoutWithReason },
  { host: "services", method: "GET", path: "payments/payouts/detail" },
  { host: "services", method: "GET", path: "payments/payouts/statement" },
  { host: "services", method: "GET", path: "payments/payouts/export" },
];

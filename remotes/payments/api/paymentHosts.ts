import type { HostCall } from "@serambi/kernel/server";

import { NamedInvoice, SandboxChoice, WantedInvoice } from "../contract/bodies";

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
  { host: "payments", method: "GET", path: "offer", isFromBrowser: true },
  { host: "payments", method: "GET", path: "invoices" },
  { host: "payments", method: "GET", path: "invoices/years" },
  { host: "payments", method: "GET", path: "events", isFromBrowser: true },
  { host: "payments", method: "GET", path: "sandbox/:code" },
  { host: "payments", method: "POST", path: "sandbox/:code", body: SandboxChoice },
];

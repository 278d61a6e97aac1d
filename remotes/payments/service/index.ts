import { defineService, seedRows } from "@serambi/kernel/service";

import { callbackEndpoints } from "./invoices/callbackEndpoints";
import { invoiceEndpoints } from "./invoices/invoiceEndpoints";
import { jobs } from "./jobs";
import { migrations } from "./migrations";
import { seededSettings, seedVouchers, vouchers } from "./seed/seed";
import { settings } from "./settings";
import { fields } from "./texts";

/** Invoices, what providers say of them, vouchers, and the ledger. */
export const service = defineService({
  id: "payments",
  migrations,
  endpoints: [...invoiceEndpoints, ...callbackEndpoints],
  jobs,
  fields,
  settings,
  seed: { settings: seededSettings, rows: seedRows(vouchers, seedVouchers) },
});

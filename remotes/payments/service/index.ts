import { defineService, seedRows } from "@serambi/kernel/service";

import { adminEndpoints } from "./invoices/adminEndpoints";
import { callbackEndpoints } from "./invoices/callbackEndpoints";
import { invoiceEndpoints } from "./invoices/invoiceEndpoints";
import { jobs } from "./jobs";
import { environment } from "./providers/accounts";
import { migrations } from "./migrations";
import { personal } from "./personalData";
import { payoutEndpoints } from "./payouts/payoutEndpoints";
import { seededSettings, seedSold, soldBySite } from "./seed/seed";
import { settings } from "./settings";
import { fields } from "./texts";

/** Invoices, what providers say of them, vouchers, and the ledger. */
export const service = defineService({
  id: "payments",
  migrations,
  endpoints: [...invoiceEndpoints, ...callbackEndpoints, ...payoutEndpoints, ...adminEndpoints],
  jobs,
  personal,
  fields,
  settings,
  environment,
  seed: { settings: seededSettings, rows: seedRows(soldBySite, seedSold) },
});

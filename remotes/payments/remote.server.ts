import { defineServer } from "@serambi/kernel/server";

import { paymentHosts } from "./api/paymentHosts";
import { payoutsDocument } from "./documents/payouts.server";
import { receiptDocument } from "./documents/receipt.server";
import { adminAction, adminLoader } from "./pages/admin.server";
import { callbackAction, callbackLoader } from "./pages/callback.server";
import { checkoutAction, checkoutLoader } from "./pages/checkout.server";
import { invoicesLoader } from "./pages/invoices.server";
import { payoutRequestLoader, requestPayout } from "./pages/payoutRequest.server";
import { decidePayout, payoutsLoader } from "./pages/payouts.server";
import { receiptLoader } from "./pages/receipt.server";
import { payAgain, statusErrorLoader } from "./pages/statusError.server";
import { sandboxAction, sandboxLoader } from "./pages/sandbox.server";
import { statementLoader } from "./pages/statement.server";
import { statusSuccessLoader } from "./pages/statusSuccess.server";
import { remote } from "./remote";
import { checkoutSlot } from "./slots/checkout.server";
import { historySlot } from "./slots/history.server";

/** Whoever is not signed in goes to the account site, and comes back. */
const middleware = ["auth"];

/** The server's half: loaders, actions, and the calls that are made. */
export const server = defineServer(remote, {
  pages: {
    checkout: { loader: checkoutLoader, action: checkoutAction, middleware },
    callback: { loader: callbackLoader, action: callbackAction, middleware },
    "status-success": { loader: statusSuccessLoader, middleware },
    "status-error": { loader: statusErrorLoader, action: payAgain, middleware },
    sandbox: { loader: sandboxLoader, action: sandboxAction },
    invoices: { loader: invoicesLoader, middleware },
    receipt: { loader: receiptLoader, middleware },
    admin: { loader: adminLoader, action: adminAction, middleware: ["role:superadmin,admin"] },
    payouts: {
      loader: payoutsLoader,
      action: decidePayout,
      middleware: ["role:mentor,teacher,partner,superadmin,admin"],
    },
    "payout-request": {
      loader: payoutRequestLoader,
      action: requestPayout,
      middleware: ["role:mentor,teacher,partner"],
    },
    statement: { loader: statementLoader, middleware: ["role:mentor,teacher,partner"] },
  },
  slots: { "payments.checkout-button.v1": checkoutSlot, "payments.room.v1": historySlot },
  documents: [payoutsDocument, receiptDocument],
  hosts: paymentHosts,
});

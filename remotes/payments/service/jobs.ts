import { job, type JobCall } from "@serambi/kernel/service";
import * as z from "zod";

import { grantInvoice, moveInvoice } from "./invoices/moveInvoice";
import { lockInvoice } from "./invoices/rows";
import { movePayout } from "./payouts/movePayout";
import { findPayout } from "./payouts/rows";
import { sandboxTransfer } from "./providers/sandbox";
import { texts } from "./texts";

const Named = z.object({ number: z.string() });

type Call = JobCall<z.infer<typeof Named>>;

/** Gives the right to what was paid, where that was not possible with the payment. */
const grant = job({
  payload: Named,
  record: async (call: Call) => {
    const invoice = await lockInvoice(call.sql, call.tenant.id, call.payload.number);
    if (invoice?.access === "granting") await grantInvoice(call, invoice);
  },
});

/** Ends an invoice that nobody has paid in its time. */
const expire = job({
  payload: Named,
  record: async (call: Call) => {
    const invoice = await lockInvoice(call.sql, call.tenant.id, call.payload.number);
    if (invoice?.state === "PENDING") await moveInvoice(call, invoice, "EXPIRED");
  },
});

/**
 * Sends the money of an approved payout. The bank takes a number once, so a repeat after a crash sends nothing twice.
 */
const transfer = job({
  payload: z.object({ number: z.string(), accountNumber: z.string() }),
  run: ({ accountNumber }) => Promise.resolve(sandboxTransfer(accountNumber)),
  record: async (call, isSent) => {
    const { sql, tenant, payload } = call;
    const row = await findPayout(sql, tenant.id, payload.number, { viewer: null, isHeld: true });
    const processing = row && (await movePayout(call, row, "PROCESSING"));
    if (!processing) return;
    const why = isSent ? null : texts.noSuchAccount[tenant.language];
    await movePayout(call, processing, isSent ? "SUCCEEDED" : "FAILED", { why });
  },
});

/** Work of payments that must not be lost. */
export const jobs = { grant, expire, transfer };

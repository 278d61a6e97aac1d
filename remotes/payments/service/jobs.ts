import { job, type JobCall } from "@serambi/kernel/service";
import * as z from "zod";

import { grantInvoice, moveInvoice } from "./invoices/moveInvoice";
import { lockInvoice } from "./invoices/rows";

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

/** Work of payments that must not be lost. */
export const jobs = { grant, expire };

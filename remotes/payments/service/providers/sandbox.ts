import * as z from "zod";

import { INVOICE_STATES } from "../../contract/Invoice";
import { sandboxPath } from "../../contract/paths";
import { isSameText } from "./isSameText";
import { CallbackRefused, type Bank, type Provider, type TransferWord } from "./Provider";

/** What the sandbox provider posts to the callback. */
export const SandboxEvent = z.object({
  event: z.string().min(1).max(100),
  reference: z.string().min(1).max(100),
  tenant: z.string().max(100),
  state: z.enum(INVOICE_STATES),
  amount: z.int(),
  currency: z.string().max(3),
  payment: z.string().max(100).nullable().default(null),
  method: z.enum(["va", "qris", "ewallet"]).nullable().default(null),
  channel: z.string().max(60).nullable().default(null),
  reason: z.string().max(255).nullable().default(null),
});
export type SandboxEvent = z.infer<typeof SandboxEvent>;

export const TOKEN_HEADER = "x-callback-token";

/**
 * The provider of a site without an account at a real one: no money moves. Its page is a page of this remote, its callback the one that every provider has,
 * with a token of the site's own.
 */
export const sandboxProvider = (token: string): Provider => ({
  name: "sandbox",
  isLocal: true,
  isItsOwn: ({ headers }) => headers[TOKEN_HEADER] !== undefined,
  open: ({ reference }) => Promise.resolve(sandboxPath(reference)),
  // Its page and its state are the invoice's own.
  ask: () => Promise.resolve(null),
  close: () => Promise.resolve(),
  readCallback: ({ headers, body }) => {
    if (!isSameText(headers[TOKEN_HEADER] ?? "", token)) throw new CallbackRefused("token");
    const { data } = SandboxEvent.safeParse(body);
    if (!data) throw new CallbackRefused("body");
    return {
      about: "payment",
      event: {
        eventId: data.event,
        reference: data.reference,
        state: data.state,
        amountIdr: data.amount,
        currency: data.currency,
        tenantKey: data.tenant,
        paymentId: data.payment,
        method: data.method,
        channel: data.channel,
        reason: data.reason,
      },
    };
  },
});

/** Accounts that end so are refused by the sandbox's bank; all others are paid at once. */
const REFUSED_END = "0000";
const REFUSED: TransferWord = { state: "refused", reason: "INVALID_DESTINATION" };

/** Sends money to a bank account, which moves none. */
export const sandboxBank: Bank = {
  send: ({ accountNumber }) =>
    Promise.resolve(accountNumber.endsWith(REFUSED_END) ? REFUSED : { state: "sent", reason: null }),
  ask: () => Promise.resolve(null),
};

import * as z from "zod";

import type { InvoiceState } from "../../contract/Invoice";
import { basicKey, callProvider } from "./callProvider";
import { isSameText } from "./isSameText";
import { CallbackRefused, type PaymentEvent, type Provider, type TransferEvent } from "./Provider";

/*
 * Xendit, as its documentation has it: invoices (`/v2/invoices`), their callback with the header `x-callback-token`, disbursements
 * (`/disbursements`) with `X-IDEMPOTENCY-KEY` and their callback.
 */

export interface XenditAccount {
  readonly secretKey: string;
  readonly callbackToken: string;
  /** `https://api.xendit.co`. */
  readonly baseUrl: string;
}

const XenditInvoice = z.looseObject({
  id: z.string(),
  external_id: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string().default("IDR"),
  invoice_url: z.string().optional(),
  payment_method: z.string().optional(),
  payment_channel: z.string().optional(),
  payment_id: z.string().optional(),
  updated: z.string().optional(),
});
type XenditInvoice = z.infer<typeof XenditInvoice>;

const Disbursement = z.looseObject({
  id: z.string(),
  external_id: z.string(),
  status: z.enum(["PENDING", "COMPLETED", "FAILED"]),
  amount: z.number(),
  failure_code: z.string().optional(),
  disbursement_description: z.string().optional(),
});
type Disbursement = z.infer<typeof Disbursement>;

const STATES: Readonly<Record<string, InvoiceState>> = {
  PENDING: "PENDING",
  PAID: "PAID",
  SETTLED: "SETTLED",
  EXPIRED: "EXPIRED",
};

const METHODS: Readonly<Record<string, PaymentEvent["method"]>> = {
  BANK_TRANSFER: "va",
  QR_CODE: "qris",
  QRIS: "qris",
  EWALLET: "ewallet",
};

const toEvent = (invoice: XenditInvoice): PaymentEvent | null => {
  const state = STATES[invoice.status];
  if (!state) return null;
  return {
    // A repeat of one callback says the same of the same invoice.
    eventId: `${invoice.id}:${invoice.status}:${invoice.payment_id ?? ""}`,
    reference: invoice.external_id,
    state,
    amountIdr: invoice.amount,
    currency: invoice.currency,
    tenantKey: null,
    paymentId: invoice.payment_id ?? (state === "PAID" || state === "SETTLED" ? invoice.id : null),
    method: METHODS[invoice.payment_method ?? ""] ?? null,
    channel: invoice.payment_channel ?? null,
    reason: null,
  };
};

const TRANSFER_STATES = { PENDING: "PROCESSING", COMPLETED: "SUCCEEDED", FAILED: "FAILED" } as const;

const toTransfer = ({ id, external_id, status, failure_code }: Disbursement): TransferEvent => ({
  reference: external_id,
  transferId: id,
  state: TRANSFER_STATES[status],
  reason: failure_code ?? null,
});

const SECOND_MS = 1_000;

export const xenditProvider = ({ secretKey, callbackToken, baseUrl }: XenditAccount, now: () => Date): Provider => {
  const headers = { authorization: basicKey(secretKey) };
  const findInvoice = async (reference: string): Promise<XenditInvoice | null> => {
    const url = `${baseUrl}/v2/invoices?external_id=${encodeURIComponent(reference)}`;
    const list = await callProvider({ method: "GET", url, headers, answer: z.array(XenditInvoice) });
    return list?.[0] ?? null;
  };
  const believe = ({ headers: given }: { readonly headers: Readonly<Record<string, string | undefined>> }): void => {
    if (!isSameText(given["x-callback-token"] ?? "", callbackToken)) throw new CallbackRefused("token");
  };
  const findTransfer = async (reference: string): Promise<TransferEvent | null> => {
    const url = `${baseUrl}/disbursements?external_id=${encodeURIComponent(reference)}`;
    const list = await callProvider({ method: "GET", url, headers, answer: z.array(Disbursement) });
    const [found] = list ?? [];
    return found ? toTransfer(found) : null;
  };

  return {
    name: "xendit",
    open: async (order) => {
      // After an answer that was lost the order is there already: a second one could be paid, too.
      const known = await findInvoice(order.reference);
      const made =
        known ??
        (await callProvider({
          method: "POST",
          url: `${baseUrl}/v2/invoices`,
          headers,
          body: {
            external_id: order.reference,
            amount: order.totalIdr,
            currency: "IDR",
            description: `${order.number} ${order.title}`,
            invoice_duration: Math.max(60, Math.round((order.expiresAt.getTime() - now().getTime()) / SECOND_MS)),
            payer_email: order.buyer.email,
            customer: { given_names: order.buyer.name, email: order.buyer.email },
            success_redirect_url: order.backTo,
            failure_redirect_url: order.backTo,
          },
          answer: XenditInvoice,
        }));
      if (made?.invoice_url === undefined) throw new Error("Xendit made an invoice without an address");
      return made.invoice_url;
    },
    find: async (reference) => {
      const found = await findInvoice(reference);
      return found && toEvent(found);
    },
    close: async (reference) => {
      const found = await findInvoice(reference);
      if (found?.status !== "PENDING") return;
      const url = `${baseUrl}/invoices/${encodeURIComponent(found.id)}/expire!`;
      await callProvider({ method: "POST", url, headers, answer: z.looseObject({}) });
    },
    refund: async (reference, amountIdr) => {
      const found = await findInvoice(reference);
      if (!found) return;
      await callProvider({
        method: "POST",
        url: `${baseUrl}/refunds`,
        headers: { ...headers, "idempotency-key": `refund-${reference}` },
        body: { invoice_id: found.id, amount: amountIdr, currency: "IDR", reason: "REQUESTED_BY_CUSTOMER" },
        answer: z.looseObject({}),
      });
    },
    readPayment: (callback) => {
      believe(callback);
      const { data } = XenditInvoice.safeParse(callback.body);
      const event = data && toEvent(data);
      if (!event) throw new CallbackRefused("body");
      return event;
    },
    transfer: async (transfer) => {
      const made = await callProvider({
        method: "POST",
        url: `${baseUrl}/disbursements`,
        headers: { ...headers, "x-idempotency-key": transfer.reference },
        body: {
          external_id: transfer.reference,
          amount: transfer.amountIdr,
          bank_code: transfer.bankCode,
          account_holder_name: transfer.holderName,
          account_number: transfer.accountNumber,
          description: transfer.description,
        },
        answer: Disbursement,
      });
      if (!made) throw new Error("Xendit has no disbursements at this address");
      return toTransfer(made);
    },
    findTransfer,
    readTransfer: (callback) => {
      const { data } = Disbursement.safeParse(callback.body);
      if (!data || data.disbursement_description === undefined) return null;
      believe(callback);
      return toTransfer(data);
    },
  };
};

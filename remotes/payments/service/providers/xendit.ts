import * as z from "zod";

import type { InvoiceState } from "../../contract/Invoice";
import type { XenditAccount } from "./accounts";
import { callProvider, ProviderUnavailable, readAnswer, refusalOf } from "./callProvider";
import { isSameText } from "./isSameText";
import {
  CallbackRefused,
  type Bank,
  type Callback,
  type Order,
  type PaymentEvent,
  type Provider,
  type ProviderWord,
  type TransferWord,
} from "./Provider";
import { TOKEN_HEADER } from "./sandbox";

/*
 * Xendit as its documentation describes it: invoices (`/v2/invoices`), disbursements (`/disbursements`), and webhooks that carry the account's
 * verification token.
 */

const STATES: Readonly<Record<string, InvoiceState>> = {
  PENDING: "PENDING",
  PAID: "PAID",
  SETTLED: "SETTLED",
  EXPIRED: "EXPIRED",
};

const XenditInvoice = z.object({
  id: z.string(),
  external_id: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string().default("IDR"),
  paid_amount: z.number().optional(),
  payment_method: z.string().nullish(),
  payment_channel: z.string().nullish(),
  bank_code: z.string().nullish(),
  invoice_url: z.string().optional(),
});
type XenditInvoice = z.output<typeof XenditInvoice>;

const METHODS: Readonly<Record<string, PaymentEvent["method"]>> = {
  BANK_TRANSFER: "va",
  POOL: "va",
  QR_CODE: "qris",
  QRIS: "qris",
  EWALLET: "ewallet",
};

const toEvent = (invoice: XenditInvoice): PaymentEvent | null => {
  const state = STATES[invoice.status];
  if (state === undefined) return null;
  const isPayment = state === "PAID" || state === "SETTLED";
  return {
    // An invoice is paid once: what is asked for says the same as the webhook, which names the payment besides.
    eventId: `${invoice.id}:${state}`,
    reference: invoice.external_id,
    state,
    amountIdr: isPayment ? (invoice.paid_amount ?? invoice.amount) : invoice.amount,
    currency: invoice.currency,
    tenantKey: null,
    paymentId: isPayment ? invoice.id : null,
    method: METHODS[invoice.payment_method ?? ""] ?? null,
    channel: invoice.payment_channel ?? invoice.bank_code ?? null,
    reason: null,
  };
};

const Disbursement = z.object({
  id: z.string(),
  external_id: z.string(),
  amount: z.number(),
  status: z.enum(["PENDING", "COMPLETED", "FAILED"]),
  failure_code: z.string().nullish(),
});
type Disbursement = z.output<typeof Disbursement>;

const toWord = ({ status, failure_code }: Pick<Disbursement, "status" | "failure_code">): TransferWord => ({
  state: status === "COMPLETED" ? "sent" : status === "FAILED" ? "refused" : "running",
  reason: failure_code ?? null,
});

/** Only a disbursement names the holder of an account and no invoice's address. */
const DisbursementCallback = Disbursement.extend({ bank_code: z.string(), account_holder_name: z.string() });

const readCallback = ({ body }: Callback): ProviderWord => {
  const transfer = DisbursementCallback.safeParse(body);
  if (transfer.success) {
    const { id, status, external_id: reference, amount: amountIdr } = transfer.data;
    return { about: "transfer", event: { ...toWord(transfer.data), eventId: `${id}:${status}`, reference, amountIdr } };
  }
  const invoice = XenditInvoice.safeParse(body);
  const event = invoice.success ? toEvent(invoice.data) : null;
  if (!event) throw new CallbackRefused("body");
  return { about: "payment", event };
};

const secondsUntil = (moment: string): number => Math.max(60, Math.round((Date.parse(moment) - Date.now()) / 1000));

/** Where a site's money is taken by Xendit. */
export const xenditProvider = ({ secretKey, callbackToken, url }: XenditAccount): Provider => {
  const find = async (reference: string): Promise<readonly XenditInvoice[]> => {
    const query = new URLSearchParams({ external_id: reference }).toString();
    const answer = await callProvider(`${url}/v2/invoices?${query}`, { method: "GET", key: secretKey });
    const found = readAnswer(z.array(XenditInvoice), answer);
    return found.filter(({ external_id }) => external_id === reference);
  };
  const make = async ({ reference, title, totalIdr, expiresAt, buyer, backTo, language }: Order) => {
    const body = {
      external_id: reference,
      amount: totalIdr,
      currency: "IDR",
      description: title,
      invoice_duration: secondsUntil(expiresAt),
      customer: { given_names: buyer.name, email: buyer.email },
      should_send_email: false,
      locale: language,
      ...(backTo !== null && { success_redirect_url: backTo, failure_redirect_url: backTo }),
    };
    return readAnswer(
      XenditInvoice,
      await callProvider(`${url}/v2/invoices`, { method: "POST", key: secretKey, body }),
    );
  };
  return {
    name: "xendit",
    isLocal: false,
    isItsOwn: ({ headers }) => headers[TOKEN_HEADER] !== undefined,
    open: async (order) => {
      // An answer may have been lost: Xendit makes a second invoice of the same name where it is asked for one.
      const known = (await find(order.reference)).find(({ status }) => status === "PENDING");
      const { invoice_url, amount } = known ?? (await make(order));
      if (invoice_url === undefined || amount !== order.totalIdr)
        throw new ProviderUnavailable("The provider's invoice is not the one that was asked for");
      return invoice_url;
    },
    ask: async (reference) => {
      const events = (await find(reference)).map(toEvent);
      return events.find((event) => event?.state === "PAID" || event?.state === "SETTLED") ?? events[0] ?? null;
    },
    close: async (reference) => {
      const open = (await find(reference)).filter(({ status }) => status === "PENDING");
      for (const { id } of open) {
        // One that was paid meanwhile cannot be ended, and is refused: its own word comes by the callback.
        await callProvider(`${url}/invoices/${encodeURIComponent(id)}/expire!`, { method: "POST", key: secretKey });
      }
    },
    readCallback: (callback) => {
      if (!isSameText(callback.headers[TOKEN_HEADER] ?? "", callbackToken)) throw new CallbackRefused("token");
      return readCallback(callback);
    },
  };
};

/** Refusals of a new disbursement that say what is wrong with it: nothing was made. */
const REFUSALS: ReadonlySet<string> = new Set([
  "API_VALIDATION_ERROR",
  "BANK_CODE_NOT_SUPPORTED_ERROR",
  "RECIPIENT_ACCOUNT_NUMBER_ERROR",
  "RECIPIENT_AMOUNT_ERROR",
  "MAXIMUM_TRANSFER_LIMIT_ERROR",
]);
/** The number was sent before: what became of it is asked for later. */
const KNOWN = "DUPLICATE_TRANSACTION_ERROR";

/** Disbursements of a site's account at Xendit. */
export const xenditBank = ({ secretKey, url }: XenditAccount): Bank => {
  const ask = async (reference: string): Promise<TransferWord | null> => {
    const query = new URLSearchParams({ external_id: reference }).toString();
    const answer = await callProvider(`${url}/disbursements?${query}`, { method: "GET", key: secretKey });
    if (answer.status === 404) return null;
    const found = readAnswer(z.array(Disbursement), answer).filter(({ external_id }) => external_id === reference);
    // A transfer that was refused is never sent a second time under its number.
    const [first] = found.toSorted((a, b) => Number(a.status === "FAILED") - Number(b.status === "FAILED"));
    return first ? toWord(first) : null;
  };
  return {
    ask,
    send: async ({ reference, amountIdr, bankCode, accountNumber, holderName }) => {
      const known = await ask(reference);
      if (known) return known;
      const answer = await callProvider(`${url}/disbursements`, {
        method: "POST",
        key: secretKey,
        headers: { "x-idempotency-key": reference },
        body: {
          external_id: reference,
          amount: amountIdr,
          bank_code: bankCode,
          account_holder_name: holderName,
          account_number: accountNumber,
          description: reference,
        },
      });
      const refusal = answer.status >= 400 ? refusalOf(answer) : null;
      if (refusal === KNOWN) return { state: "running", reason: null };
      if (refusal !== null && REFUSALS.has(refusal)) return { state: "refused", reason: refusal };
      return toWord(readAnswer(Disbursement, answer));
    },
  };
};

import { createHash } from "node:crypto";

import * as z from "zod";

import type { InvoiceState } from "../../contract/Invoice";
import type { MidtransAccount } from "./accounts";
import { callProvider, ProviderUnavailable, readAnswer, refusalOf } from "./callProvider";
import { isSameText } from "./isSameText";
import { CallbackRefused, type PaymentEvent, type Provider } from "./Provider";

/*
 * Midtrans as its documentation describes it: Snap for the page (`/snap/v1/transactions`), the status API (`/v2/<order>/status`), and notifications
 * that are signed with the server key.
 */

const Opened = z.object({ redirect_url: z.url() });

/** A status, as the API answers it and a notification brings it. */
const Status = z.object({
  order_id: z.string(),
  status_code: z.string(),
  gross_amount: z.string(),
  transaction_status: z.string(),
  transaction_id: z.string(),
  fraud_status: z.string().nullish(),
  payment_type: z.string().nullish(),
  currency: z.string().default("IDR"),
  status_message: z.string().nullish(),
  signature_key: z.string().optional(),
  bank: z.string().nullish(),
  va_numbers: z.array(z.object({ bank: z.string() })).nullish(),
  issuer: z.string().nullish(),
});
type Status = z.output<typeof Status>;

const ACCEPTED = "accept";

const stateOf = ({ transaction_status, fraud_status }: Status): InvoiceState | null => {
  switch (transaction_status) {
    case "capture":
      // `challenge` waits for somebody at Midtrans.
      return (fraud_status ?? ACCEPTED) === ACCEPTED ? "PAID" : "PENDING";
    case "settlement":
      return "PAID";
    case "pending":
    case "authorize":
      return "PENDING";
    case "deny":
    case "failure":
      return "FAILED";
    case "expire":
      return "EXPIRED";
    case "cancel":
      return "CANCELLED";
    case "refund":
      return "REFUNDED";
    default:
      return null;
  }
};

const WALLETS: ReadonlySet<string> = new Set(["gopay", "shopeepay", "dana", "ovo"]);
const TRANSFERS: ReadonlySet<string> = new Set(["bank_transfer", "echannel", "permata"]);

const methodOf = (type: string): PaymentEvent["method"] =>
  type === "qris" ? "qris" : WALLETS.has(type) ? "ewallet" : TRANSFERS.has(type) ? "va" : null;

const toEvent = (status: Status): PaymentEvent | null => {
  const state = stateOf(status);
  if (state === null) return null;
  const type = status.payment_type ?? "";
  return {
    eventId: [status.transaction_id, status.transaction_status, status.fraud_status ?? ""].join(":"),
    reference: status.order_id,
    state,
    // `150000.00`: whole Rupiah with two digits behind the point.
    amountIdr: Number(status.gross_amount),
    currency: status.currency,
    tenantKey: null,
    paymentId: status.transaction_id,
    method: methodOf(type),
    channel: (status.va_numbers?.[0]?.bank ?? status.bank ?? status.issuer ?? type).toUpperCase() || null,
    reason: state === "FAILED" ? (status.status_message ?? null) : null,
  };
};

const sha512 = (text: string): string => createHash("sha512").update(text).digest("hex");

/** `2026-11-24 13:05:00 +0700`, as Snap wants the beginning of an order's life. */
const jakartaTime = (moment: Date): string =>
  `${new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace("T", " ")} +0700`;

const MOST_IN_A_NAME = 50;

/** Where a site's money is taken by Midtrans. */
export const midtransProvider = ({ serverKey, snapUrl, apiUrl }: MidtransAccount): Provider => {
  const call = (method: "GET" | "POST", reference: string, act: "status" | "cancel" | "expire") =>
    callProvider(`${apiUrl}/v2/${encodeURIComponent(reference)}/${act}`, { method, key: serverKey });
  const ask = async (reference: string): Promise<PaymentEvent | null> => {
    const answer = await call("GET", reference, "status");
    // Nothing is known of an order before its buyer has chosen how to pay; the code stands in the body, whatever HTTP says.
    if (answer.status === 404 || refusalOf(answer) === "404") return null;
    const status = readAnswer(Status, answer);
    return status.order_id === reference ? toEvent(status) : null;
  };
  return {
    name: "midtrans",
    isLocal: false,
    isItsOwn: ({ body }) => z.looseObject({ signature_key: z.string() }).safeParse(body).success,
    open: async ({ reference, title, totalIdr, expiresAt, buyer, backTo, language }) => {
      const minutes = Math.max(1, Math.round((Date.parse(expiresAt) - Date.now()) / 60_000));
      const body = {
        transaction_details: { order_id: reference, gross_amount: totalIdr },
        item_details: [{ id: reference, price: totalIdr, quantity: 1, name: title.slice(0, MOST_IN_A_NAME) }],
        customer_details: { first_name: buyer.name, email: buyer.email },
        expiry: { start_time: jakartaTime(new Date()), unit: "minute", duration: minutes },
        ...(backTo !== null && { callbacks: { finish: backTo, error: backTo } }),
      };
      // The same order opened again, while nobody has begun to pay it, is another page of the same order.
      const answer = await callProvider(`${snapUrl}/snap/v1/transactions`, {
        method: "POST",
        key: serverKey,
        body,
        headers: { "accept-language": language },
      });
      return readAnswer(Opened, answer).redirect_url;
    },
    ask,
    close: async (reference) => {
      const { status } = await call("POST", reference, "cancel");
      // One that nobody began to pay is not known, one that is paid cannot be cancelled: its own word comes by the callback.
      if (status >= 500) throw new ProviderUnavailable(`The provider answers ${status}`);
    },
    readCallback: ({ body }) => {
      const { data } = Status.safeParse(body);
      const signed = data && data.order_id + data.status_code + data.gross_amount + serverKey;
      if (!signed || !isSameText(data.signature_key ?? "", sha512(signed)))
        throw new CallbackRefused(data ? "token" : "body");
      const event = toEvent(data);
      if (!event) throw new CallbackRefused("body");
      return { about: "payment", event };
    },
  };
};

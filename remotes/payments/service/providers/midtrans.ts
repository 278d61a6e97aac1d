import { createHash } from "node:crypto";

import * as z from "zod";

import type { InvoiceState } from "../../contract/Invoice";
import { basicKey, callProvider } from "./callProvider";
import { isSameText } from "./isSameText";
import { CallbackRefused, type PaymentEvent, type Provider } from "./Provider";

/*
 * Midtrans, as its documentation has it: Snap (`/snap/v1/transactions`), the status API (`/v2/<order>/status`), and notifications whose
 * `signature_key` is SHA-512 over order, status code, gross amount and server key.
 */

export interface MidtransAccount {
  readonly serverKey: string;
  /** `https://app.midtrans.com`. */
  readonly snapUrl: string;
  /** `https://api.midtrans.com`. */
  readonly apiUrl: string;
}

const Notification = z.looseObject({
  transaction_id: z.string(),
  order_id: z.string(),
  status_code: z.string(),
  transaction_status: z.string(),
  fraud_status: z.string().optional(),
  gross_amount: z.string().regex(/^\d{1,12}(?:\.00)?$/),
  currency: z.string().default("IDR"),
  payment_type: z.string().optional(),
  signature_key: z.string(),
  status_message: z.string().optional(),
});
type Notification = z.infer<typeof Notification>;

const STATES: Readonly<Record<string, InvoiceState>> = {
  pending: "PENDING",
  settlement: "PAID",
  capture: "PAID",
  deny: "FAILED",
  failure: "FAILED",
  cancel: "CANCELLED",
  expire: "EXPIRED",
  refund: "REFUNDED",
};

const METHODS: Readonly<Record<string, PaymentEvent["method"]>> = {
  bank_transfer: "va",
  echannel: "va",
  permata: "va",
  qris: "qris",
  gopay: "ewallet",
  shopeepay: "ewallet",
};

const stateOf = ({ transaction_status, fraud_status }: Notification): InvoiceState | undefined =>
  // A card that is looked at by people is not paid yet.
  transaction_status === "capture" && fraud_status === "challenge" ? "PENDING" : STATES[transaction_status];

const toEvent = (told: Notification): PaymentEvent | null => {
  const state = stateOf(told);
  if (!state) return null;
  return {
    eventId: `${told.transaction_id}:${told.transaction_status}:${told.fraud_status ?? ""}`,
    reference: told.order_id,
    state,
    amountIdr: Number(told.gross_amount),
    currency: told.currency,
    tenantKey: null,
    paymentId: told.transaction_id,
    method: METHODS[told.payment_type ?? ""] ?? null,
    channel: told.payment_type ?? null,
    reason: state === "FAILED" ? (told.status_message ?? null) : null,
  };
};

const signatureOf = ({ order_id, status_code, gross_amount }: Notification, serverKey: string): string =>
  createHash("sha512")
    .update(order_id + status_code + gross_amount + serverKey)
    .digest("hex");

const TIME_ZONE = "Asia/Jakarta";
const MINUTE_MS = 60_000;

/** `2026-11-21 10:07:00 +0700`, as Snap takes it. */
const snapTime = (date: Date): string =>
  `${new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short", timeStyle: "medium" }).format(date)} +0700`;

/** Snap takes 50 characters of a name. */
const MAX_NAME = 50;

const noTransfers = (): Promise<never> =>
  Promise.reject(new Error("Midtrans pays nobody out here: its payouts (Iris) are a product of their own"));

export const midtransProvider = ({ serverKey, snapUrl, apiUrl }: MidtransAccount, now: () => Date): Provider => {
  const headers = { authorization: basicKey(serverKey) };
  const orderUrl = (reference: string, what: string): string => `${apiUrl}/v2/${encodeURIComponent(reference)}/${what}`;
  const believe = (told: Notification): PaymentEvent => {
    if (!isSameText(told.signature_key, signatureOf(told, serverKey))) throw new CallbackRefused("token");
    const event = toEvent(told);
    if (!event) throw new CallbackRefused("body");
    return event;
  };
  const act = async (reference: string, what: string, body?: unknown): Promise<void> => {
    await callProvider({ method: "POST", url: orderUrl(reference, what), headers, body, answer: z.looseObject({}) });
  };

  return {
    name: "midtrans",
    open: async (order) => {
      const minutes = Math.max(1, Math.round((order.expiresAt.getTime() - now().getTime()) / MINUTE_MS));
      const made = await callProvider({
        method: "POST",
        url: `${snapUrl}/snap/v1/transactions`,
        headers,
        body: {
          transaction_details: { order_id: order.reference, gross_amount: order.totalIdr },
          item_details: [
            { id: order.number, price: order.totalIdr, quantity: 1, name: order.title.slice(0, MAX_NAME) },
          ],
          customer_details: { first_name: order.buyer.name, email: order.buyer.email },
          callbacks: { finish: order.backTo },
          expiry: { start_time: snapTime(now()), unit: "minutes", duration: minutes },
        },
        answer: z.looseObject({ token: z.string(), redirect_url: z.string() }),
      });
      if (!made) throw new Error("Midtrans has no Snap at this address");
      return made.redirect_url;
    },
    find: async (reference) => {
      // A transaction that nobody has begun is answered 200 with a status code of its own.
      const Told = z.union([Notification, z.looseObject({ status_code: z.literal("404") })]);
      const told = await callProvider({ method: "GET", url: orderUrl(reference, "status"), headers, answer: Told });
      const { data } = Notification.safeParse(told);
      return data ? believe(data) : null;
    },
    close: (reference) => act(reference, "cancel"),
    refund: (reference, amountIdr) =>
      act(reference, "refund", { refund_key: `refund-${reference}`, amount: amountIdr }),
    readPayment: ({ body }) => {
      const { data } = Notification.safeParse(body);
      if (!data) throw new CallbackRefused("body");
      return believe(data);
    },
    transfer: noTransfers,
    findTransfer: () => Promise.resolve(null),
    readTransfer: () => null,
  };
};

import { createHash } from "node:crypto";

import { LocalServer, type Answer, type Asked } from "./LocalServer";

export const MIDTRANS_KEY = "SB-Mid-server-key";
const AUTHORIZATION = `Basic ${Buffer.from(`${MIDTRANS_KEY}:`).toString("base64")}`;

interface Wanted {
  readonly transaction_details: { readonly order_id: string; readonly gross_amount: number };
}

interface Transaction {
  readonly order_id: string;
  readonly transaction_id: string;
  readonly transaction_status: string;
  readonly status_code: string;
  readonly gross_amount: string;
}

/** Answers as Midtrans' documentation of Snap and of the status API says. */
export class MidtransServer {
  /** What Snap was asked for, by order. */
  readonly orders = new Map<string, number>();
  readonly transactions = new Map<string, Transaction>();
  readonly server = new LocalServer((asked) => this.answer(asked));

  /** A buyer pays, or fails to. @returns the body of its notification, signed */
  notify(order_id: string, transaction_status: string, changes: Readonly<Record<string, string>> = {}): object {
    const status = {
      order_id,
      transaction_id: `tx-${order_id}`,
      transaction_status,
      status_code: transaction_status === "deny" ? "202" : "200",
      gross_amount: `${this.orders.get(order_id) ?? 0}.00`,
      fraud_status: "accept",
      payment_type: "qris",
      issuer: "gopay",
      currency: "IDR",
      status_message: transaction_status === "deny" ? "Denied by Bank" : "midtrans payment notification",
      ...changes,
    };
    this.transactions.set(order_id, status);
    const signed = status.order_id + status.status_code + status.gross_amount + MIDTRANS_KEY;
    return { signature_key: createHash("sha512").update(signed).digest("hex"), ...status, merchant_id: "G141532850" };
  }

  private answer({ method, path, headers, body }: Asked): Answer {
    if (headers.authorization !== AUTHORIZATION) return { status: 401, body: { status_code: "401" } };
    if (path === "/snap/v1/transactions" && method === "POST") {
      const { order_id, gross_amount } = (body as Wanted).transaction_details; // what the adapter sends
      this.orders.set(order_id, gross_amount);
      const token = `token-${order_id}`;
      return {
        status: 201,
        body: { token, redirect_url: `https://app.midtrans.example/snap/v4/redirection/${token}` },
      };
    }
    const [, order = "", act] = /^\/v2\/([^/]+)\/(status|cancel)$/.exec(path) ?? [];
    const found = this.transactions.get(order);
    // An order that nobody has begun to pay is not known: HTTP says 200, the body 404.
    if (act === undefined || !found) return { status: 200, body: { status_code: "404", status_message: "Not found" } };
    return { status: 200, body: found };
  }
}

import type { InvoiceState } from "../../contract/Invoice";

export type ProviderName = "sandbox" | "xendit" | "midtrans" | "none";

/** What a provider is told of an invoice. */
export interface Order {
  /** Its name at the provider. */
  readonly reference: string;
  readonly number: string;
  readonly title: string;
  readonly totalIdr: number;
  readonly expiresAt: Date;
  readonly buyer: { readonly name: string; readonly email: string };
  /** Where the payer is sent back to. */
  readonly backTo: string;
  /** The site that sells. */
  readonly tenantKey: string;
}

/** What a provider says of a payment: in a callback, or asked for it. */
export interface PaymentEvent {
  /** The provider's own: a repeat has the same. */
  readonly eventId: string;
  readonly reference: string;
  readonly state: InvoiceState;
  readonly amountIdr: number;
  readonly currency: string;
  /** The site that it is about, where the provider says so. */
  readonly tenantKey: string | null;
  readonly paymentId: string | null;
  readonly method: "va" | "qris" | "ewallet" | null;
  readonly channel: string | null;
  readonly reason: string | null;
}

/** What a bank is told of a payout. */
export interface Transfer {
  /** The same for every try: the bank sends it once. */
  readonly reference: string;
  readonly amountIdr: number;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly holderName: string;
  readonly description: string;
}

/** How a transfer stands. */
export interface TransferEvent {
  readonly reference: string;
  readonly transferId: string | null;
  readonly state: "PROCESSING" | "SUCCEEDED" | "FAILED";
  readonly reason: string | null;
}

/** A callback, as it came in. */
export interface Callback {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

/** A callback that is not believed: `token`, or one that says nothing readable. */
export class CallbackRefused extends Error {
  constructor(readonly fault: "token" | "body") {
    super(`A callback was refused for its ${fault}`);
    this.name = "CallbackRefused";
  }
}

/**
 * Whoever takes money for a site and sends it out. `read…` believe a callback by its token or signature; everything else is called outside of
 * any transaction, may fail in every way that a network has, and is repeated by the queue.
 */
export interface Provider {
  readonly name: ProviderName;
  /** Makes an order payable. @returns where it is paid. A repeat for one reference gives the same order */
  readonly open: (order: Order) => Promise<string>;
  /** @returns null where the provider does not know it */
  readonly find: (reference: string) => Promise<PaymentEvent | null>;
  /** Nobody may pay this any more. */
  readonly close: (reference: string) => Promise<void>;
  readonly refund: (reference: string, amountIdr: number) => Promise<void>;
  /** @throws CallbackRefused */
  readonly readPayment: (callback: Callback) => PaymentEvent;
  readonly transfer: (transfer: Transfer) => Promise<TransferEvent>;
  /** @returns null where the bank has not heard of it: then it may be sent */
  readonly findTransfer: (reference: string) => Promise<TransferEvent | null>;
  /** @returns null where the callback is about no transfer. @throws CallbackRefused */
  readonly readTransfer: (callback: Callback) => TransferEvent | null;
}

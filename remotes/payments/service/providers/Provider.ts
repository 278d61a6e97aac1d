import type { InvoiceState } from "../../contract/Invoice";

export type ProviderName = "sandbox";

/** What a provider says of a payment in a callback. */
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

/** Whoever takes money for a site. A callback is believed by its token or signature alone. */
export interface Provider {
  readonly name: ProviderName;
  /** Where an order is paid. */
  readonly pageOf: (reference: string) => string;
  /** @throws CallbackRefused */
  readonly readPayment: (callback: Callback) => PaymentEvent;
}

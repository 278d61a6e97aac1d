import type { Language } from "@serambi/kernel/contracts";

import type { InvoiceState } from "../../contract/Invoice";

export const PROVIDER_NAMES = ["sandbox", "xendit", "midtrans"] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** What a provider says of a payment. */
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

/** What a bank says of a transfer. */
export interface TransferWord {
  /** `running`: taken, and not at an end. */
  readonly state: "running" | "sent" | "refused";
  readonly reason: string | null;
}

/** A bank's word that came by itself. */
export interface TransferEvent extends TransferWord {
  readonly eventId: string;
  readonly reference: string;
  readonly amountIdr: number;
}

/** A callback, as it came in. */
export interface Callback {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

export type ProviderWord =
  | { readonly about: "payment"; readonly event: PaymentEvent }
  | { readonly about: "transfer"; readonly event: TransferEvent };

/** A callback that is not believed: `token`, or one that says nothing readable. */
export class CallbackRefused extends Error {
  constructor(readonly fault: "token" | "body") {
    super(`A callback was refused for its ${fault}`);
    this.name = "CallbackRefused";
  }
}

/** What is to be paid. */
export interface Order {
  /** Our name for it: cannot be guessed, and never used twice. */
  readonly reference: string;
  readonly number: string;
  readonly title: string;
  readonly totalIdr: number;
  readonly expiresAt: string;
  readonly buyer: { readonly name: string; readonly email: string };
  /** Address that the payer comes back to; null where it is not known. */
  readonly backTo: string | null;
  readonly language: Language;
}

/**
 * Takes money for a site. What it says in a callback is believed by token or signature alone. Calls may be repeated after a crash: `open` gives the
 * same page for the same order.
 */
export interface Provider {
  readonly name: ProviderName;
  /** It asks nobody: an order is opened in the transaction that writes its invoice. */
  readonly isLocal: boolean;
  /** Whether a callback looks like one of this provider. It is not believed by that. */
  readonly isItsOwn: (callback: Callback) => boolean;
  /** @returns the page where it is paid. @throws Error where the provider cannot be asked */
  readonly open: (order: Order) => Promise<string>;
  /** How a payment stands; null where the provider knows nothing of it yet. @throws Error where the provider cannot be asked */
  readonly ask: (reference: string) => Promise<PaymentEvent | null>;
  /** Nobody is to pay it any more. @throws Error where the provider cannot be asked */
  readonly close: (reference: string) => Promise<void>;
  /** @throws CallbackRefused */
  readonly readCallback: (callback: Callback) => ProviderWord;
}

/** Money to a bank account. */
export interface Transfer {
  /** Our name for it: the bank takes it once. */
  readonly reference: string;
  readonly amountIdr: number;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly holderName: string;
}

/** Sends money for a site. A transfer that is sent again after a lost answer is found, not made twice. */
export interface Bank {
  /** @throws Error where nobody knows whether it was taken: the same transfer is to be sent again */
  readonly send: (transfer: Transfer) => Promise<TransferWord>;
  /** @returns null where the bank knows nothing of it. @throws Error where it cannot be asked */
  readonly ask: (reference: string) => Promise<TransferWord | null>;
}

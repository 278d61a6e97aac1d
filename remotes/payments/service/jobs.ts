import { job, type Environment, type JobCall } from "@serambi/kernel/service";
import { LANGUAGES } from "@serambi/kernel/contracts";
import * as z from "zod";

import { grantInvoice, moveInvoice } from "./invoices/moveInvoice";
import { setPayUrl } from "./invoices/openInvoice";
import { receiveEvent } from "./invoices/receiveEvent";
import { lockInvoice } from "./invoices/rows";
import { sendOpened } from "./letters/sendReceipt";
import { applyWord, transferReference } from "./payouts/receiveTransfer";
import { findPayout } from "./payouts/rows";
import { ProviderUnavailable } from "./providers/callProvider";
import { PROVIDER_NAMES, type Bank, type PaymentEvent, type Provider, type ProviderName } from "./providers/Provider";
import { bankOf, namedProvider } from "./providers/providerOf";

const Named = z.object({ number: z.string() });
const AtProvider = z.object({ reference: z.string(), provider: z.enum(PROVIDER_NAMES) });

/** @throws ProviderUnavailable where the operator has taken the account away: the job stays until it is back or given up */
const providerFor = (environment: Environment, tenantKey: string, name: ProviderName): Provider => {
  const provider = namedProvider(environment, tenantKey, name);
  if (!provider) throw new ProviderUnavailable(`The site has no account at ${name}`);
  return provider;
};

/** Gives the right to what was paid, where that was not possible with the payment. */
const grant = job({
  payload: Named,
  record: async (call: JobCall<z.infer<typeof Named>>) => {
    const invoice = await lockInvoice(call.sql, call.tenant.id, call.payload.number);
    if (invoice?.access !== "granting") return;
    await grantInvoice(call, invoice);
    await sendOpened(call, invoice);
  },
});

/** Has the provider make the page of an invoice. */
const open = job({
  payload: AtProvider.extend({
    number: z.string(),
    title: z.string(),
    totalIdr: z.int(),
    expiresAt: z.iso.datetime(),
    buyer: z.object({ name: z.string(), email: z.string() }),
    backTo: z.string().nullable(),
    language: z.enum(LANGUAGES),
  }),
  run: async ({ provider, ...order }, tenant, environment) =>
    Date.parse(order.expiresAt) > Date.now() ? providerFor(environment, tenant.key, provider).open(order) : null,
  record: async (call, page) => {
    const { sql, tenant, payload } = call;
    const invoice = await lockInvoice(sql, tenant.id, payload.number);
    if (!invoice || page === null) return;
    await setPayUrl(call, invoice.number, page);
    // Ended while the provider made its page: there is something to close by now.
    if (invoice.state !== "PENDING")
      await call.enqueue({ name: "close", payload: { reference: payload.reference, provider: payload.provider } });
    await call.tell(invoice.person_id, { name: "invoice", data: { number: invoice.number, slug: invoice.slug } });
  },
});

/** Asks the provider how a payment stands: its word may have been lost on the way. */
const check = job({
  payload: AtProvider,
  run: ({ provider, reference }, tenant, environment) => providerFor(environment, tenant.key, provider).ask(reference),
  record: async (call, event) => {
    if (event) await receiveEvent(call, call.payload.provider, event);
  },
});

/** Ends an invoice at its provider. */
const close = job({
  payload: AtProvider,
  run: ({ provider, reference }, tenant, environment) =>
    providerFor(environment, tenant.key, provider).close(reference),
});

/** Ends an invoice that nobody has paid in its time: the provider is asked first, and its word of a payment counts. */
const expire = job({
  payload: Named.extend(AtProvider.partial().shape),
  run: ({ provider, reference }, tenant, environment): Promise<PaymentEvent | null> =>
    provider === undefined || reference === undefined
      ? Promise.resolve(null)
      : providerFor(environment, tenant.key, provider).ask(reference),
  record: async (call, event) => {
    const { sql, tenant, payload } = call;
    if (event && payload.provider) await receiveEvent(call, payload.provider, event);
    const invoice = await lockInvoice(sql, tenant.id, payload.number);
    if (invoice?.state === "PENDING") await moveInvoice(call, invoice, "EXPIRED");
  },
});

const FIRST_LOOK_MS = 60_000;
const LAST_LOOK_MS = 6 * 3_600_000;

const bankFor = (environment: Environment, tenantKey: string): Bank => {
  const bank = bankOf(environment, tenantKey);
  if (!bank) throw new ProviderUnavailable("The site has no bank to send payouts with");
  return bank;
};

/**
 * Sends the money of an approved payout. An answer that was lost is no failure: the bank knows the number, and a repeat finds the transfer that is
 * there. While the bank is at it, it is asked from time to time.
 */
const transfer = job({
  payload: z.object({
    number: z.string(),
    accountNumber: z.string(),
    amountIdr: z.int(),
    bankCode: z.string(),
    holderName: z.string(),
    /** How often the bank was asked for it. */
    looks: z.int().default(0),
  }),
  run: async ({ number, looks, ...to }, tenant, environment) => {
    const bank = bankFor(environment, tenant.key);
    const reference = transferReference(tenant.key, number);
    const known = looks > 0 ? await bank.ask(reference) : null;
    return known ?? bank.send({ reference, ...to });
  },
  record: async (call, word) => {
    const { sql, tenant, payload, now } = call;
    const row = await findPayout(sql, tenant.id, payload.number, { viewer: null, isHeld: true });
    if (!row) return;
    await applyWord(call, row, word);
    if (word.state !== "running") return;
    const pauseMs = Math.min(LAST_LOOK_MS, FIRST_LOOK_MS * 2 ** payload.looks);
    const runAt = new Date(now.getTime() + pauseMs);
    await call.enqueue({ name: "transfer", payload: { ...payload, looks: payload.looks + 1 }, runAt });
  },
});

/** Work of payments that must not be lost. */
export const jobs = { grant, open, check, close, expire, transfer };

import { randomUUID } from "node:crypto";

import { book } from "../ledger/ledger";
import type { PaymentEvent, ProviderName } from "../providers/Provider";
import type { Work } from "../Work";
import { isEnded } from "./invoiceMachine";
import { markInvoice, moveInvoice } from "./moveInvoice";
import { lockByReference, type InvoiceRow } from "./rows";

/** What came of a provider's word. */
export type EventOutcome = "applied" | "known" | "late" | "double" | "repeated" | "unknown" | "mismatch";

/** The only currency that there is. */
const CURRENCY = "IDR";

const isPayment = (event: PaymentEvent): boolean => event.state === "PAID" || event.state === "SETTLED";

const isAbout = (event: PaymentEvent, invoice: InvoiceRow, tenantKey: string): boolean =>
  event.amountIdr === Number(invoice.total_idr) &&
  event.currency === CURRENCY &&
  (event.tenantKey === null || event.tenantKey === tenantKey);

/** Money that an invoice has no use for: an administrator gives it back, or opens the class for it. */
const outcomeOf = (event: PaymentEvent, invoice: InvoiceRow): "known" | "late" | "double" => {
  if (!isPayment(event)) return "known";
  const isOther = event.paymentId !== null && event.paymentId !== invoice.payment_id;
  // An invoice that was ended without money has taken one payment already, where that one came late.
  if (isEnded(invoice.state)) return invoice.payment_id === null ? "late" : isOther ? "double" : "known";
  return isOther && invoice.payment_id !== null ? "double" : "known";
};

/** Keeps the money in the books: nobody's yet. */
const keepUnclaimed = async (work: Work, invoice: InvoiceRow, event: PaymentEvent, outcome: "late" | "double") => {
  const { sql, tenant, now } = work;
  const { number, title } = invoice;
  const total = event.amountIdr;
  await book(sql, tenant.id, {
    kind: "unclaimed",
    // Each payment is booked by itself: an invoice may be paid three times.
    number: outcome === "late" ? number : `${number}+${event.paymentId ?? randomUUID()}`,
    text: title,
    at: now,
    entries: { provider: -total, unclaimed: total },
  });
  if (outcome === "late")
    await sql.query("update payments_invoices set payment_id = $1 where tenant_id = $2 and number = $3", [
      event.paymentId ?? event.eventId,
      tenant.id,
      number,
    ]);
  await markInvoice(work, number, outcome === "late" ? "late-payment" : "double-payment");
  await work.tell(invoice.person_id, { name: "invoice", data: { number, slug: invoice.slug } });
};

/**
 * Takes a provider's word of a payment, once: its event id is kept, and a repeat does nothing. Amount, currency and site must be the
 * invoice's. A late word never moves an invoice back; money that comes too late or twice is booked as nobody's and marked for an administrator.
 */
export const receiveEvent = async (work: Work, provider: ProviderName, event: PaymentEvent): Promise<EventOutcome> => {
  const { sql, tenant, now } = work;
  const invoice = await lockByReference(sql, tenant.id, event.reference);
  if (!invoice || invoice.provider !== provider) return "unknown";
  if (!isAbout(event, invoice, tenant.key)) return "mismatch";
  const [known] = await sql.query(
    "select 1 as one from payments_events where tenant_id = $1 and provider = $2 and event_id = $3",
    [tenant.id, provider, event.eventId],
  );
  if (known) return "repeated";
  const hasMoved = await moveInvoice(work, invoice, event.state, event);
  const outcome = hasMoved ? "applied" : outcomeOf(event, invoice);
  if (outcome === "late" || outcome === "double") await keepUnclaimed(work, invoice, event, outcome);
  await sql.query(
    `insert into payments_events (tenant_id, provider, event_id, number, state, outcome, payment_id, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tenant.id, provider, event.eventId, invoice.number, event.state, outcome, event.paymentId, now],
  );
  return outcome;
};

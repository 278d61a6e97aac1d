import type { Language } from "@serambi/kernel/contracts";
import type { ServiceCall } from "@serambi/kernel/service";

import { returnPath } from "../../contract/paths";
import type { Order, Provider } from "../providers/Provider";
import type { Work } from "../Work";
import { lockInvoice, type InvoiceRow } from "./rows";

/** The word of a payment at the last moment may take a while. */
const GRACE_MS = 15 * 60 * 1_000;
/** A provider is asked for the same invoice no more often than this. */
const ASK_AGAIN_AFTER_MS = 15_000;

const orderOf = (row: InvoiceRow, language: Language): Order => ({
  reference: row.reference,
  number: row.number,
  title: row.title,
  totalIdr: Number(row.total_idr),
  expiresAt: new Date(row.expires_at).toISOString(),
  buyer: { name: row.person_name, email: row.person_email },
  backTo: row.origin === null ? null : row.origin + returnPath(row.number),
  language,
});

type Site = Pick<Work, "sql" | "tenant">;

/** Where it is paid, from now on. */
export const setPayUrl = async ({ sql, tenant }: Site, number: string, url: string): Promise<void> => {
  await sql.query("update payments_invoices set pay_url = $1 where tenant_id = $2 and number = $3", [
    url,
    tenant.id,
    number,
  ]);
};

/** Notes that the provider is asked now. @returns false where that was a moment ago */
const mayAsk = async ({ sql, tenant, now }: Site & Pick<Work, "now">, number: string): Promise<boolean> => {
  const rows = await sql.query(
    `update payments_invoices set asked_at = $1 where tenant_id = $2 and number = $3
     and (asked_at is null or asked_at < $4) returning number`,
    [now, tenant.id, number, new Date(now.getTime() - ASK_AGAIN_AFTER_MS)],
  );
  return rows.length > 0;
};

type Call = Work & Pick<ServiceCall, "language">;

/** Has the provider asked for the page of an invoice that has none yet: a job, because a provider may be slow or away. */
export const askForPage = async (call: Call, row: InvoiceRow): Promise<void> => {
  if (row.state !== "PENDING" || row.pay_url !== null || !(await mayAsk(call, row.number))) return;
  await call.enqueue({ name: "open", payload: { ...orderOf(row, call.language), provider: row.provider } });
};

/** Has the provider asked how a payment stands: its word may have been lost on the way. */
export const askForState = async (work: Work, row: InvoiceRow, provider: Pick<Provider, "isLocal">): Promise<void> => {
  if (provider.isLocal || row.state !== "PENDING" || row.pay_url === null || !(await mayAsk(work, row.number))) return;
  await work.enqueue({ name: "check", payload: { reference: row.reference, provider: row.provider } });
};

/** Makes an invoice payable, and has it ended when its time is over. */
export const openInvoice = async (call: Call, provider: Provider, row: InvoiceRow): Promise<void> => {
  const { number, reference } = row;
  if (provider.isLocal) await setPayUrl(call, number, await provider.open(orderOf(row, call.language)));
  else await askForPage(call, row);
  const runAt = new Date(new Date(row.expires_at).getTime() + GRACE_MS);
  await call.enqueue({ name: "expire", payload: { number, reference, provider: provider.name }, runAt });
};

/** Ends an invoice at its provider, too: nobody is to pay it any more. */
export const closeInvoice = async (work: Work, { reference, provider, pay_url }: InvoiceRow): Promise<void> => {
  if (provider === "sandbox" || pay_url === null) return;
  await work.enqueue({ name: "close", payload: { reference, provider } });
};

/** The invoice of this number, as it is now. @throws Error where it is gone: a bug */
export const readInvoice = async ({ sql, tenant }: Site, number: string): Promise<InvoiceRow> => {
  const row = await lockInvoice(sql, tenant.id, number);
  if (!row) throw new Error(`The invoice ${number} is gone`);
  return row;
};

import type { Work } from "../Work";
import { moveInvoice } from "./moveInvoice";
import { closeInvoice } from "./openInvoice";
import { lockInvoice } from "./rows";

/** Ends the invoices of a person for a thing that nobody is to pay any more, at the provider, too. */
export const endPending = async (work: Work, personId: string, slug: string): Promise<void> => {
  const rows = await work.sql.query<{ number: string; expires_at: string }>(
    `select number, expires_at::text as expires_at from payments_invoices
     where tenant_id = $1 and person_id = $2 and slug = $3 and state = 'PENDING'`,
    [work.tenant.id, personId, slug],
  );
  for (const { number, expires_at } of rows) {
    const row = await lockInvoice(work.sql, work.tenant.id, number);
    if (!row) continue;
    await moveInvoice(work, row, new Date(expires_at) <= work.now ? "EXPIRED" : "CANCELLED");
    await closeInvoice(work, row);
  }
};

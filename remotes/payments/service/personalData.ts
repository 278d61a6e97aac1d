import type { PersonalData } from "@serambi/kernel/service";

import { balanceOf, personAccount } from "./ledger/ledger";
import { moveInvoice } from "./invoices/moveInvoice";
import { closeInvoice } from "./invoices/openInvoice";
import { INVOICE_COLUMNS, toInvoice, type InvoiceRow } from "./invoices/rows";
import { PAYOUT_COLUMNS, type PayoutRow } from "./payouts/rows";

/** Invoices, and what was paid out. Books are kept as they were written: nothing of them is anybody's to delete. */
export const personal: PersonalData = {
  copy: async ({ sql, tenant, personId, now }) => {
    const own = [tenant.id, personId];
    const invoices = await sql.query<InvoiceRow>(
      `select ${INVOICE_COLUMNS} from payments_invoices where tenant_id = $1 and person_id = $2 order by created_at`,
      own,
    );
    const payouts = await sql.query<PayoutRow>(
      `select ${PAYOUT_COLUMNS} from payments_payouts where tenant_id = $1 and person_id = $2 order by requested_at`,
      own,
    );
    return {
      invoices: invoices.map((row) => toInvoice(row, now)),
      payouts: payouts.map(({ person_id: _own, ...payout }) => payout),
      balanceIdr: await balanceOf(sql, tenant.id, personAccount(personId)),
    };
  },
  forget: async (call) => {
    const { sql, tenant, personId } = call;
    const pending = await sql.query<InvoiceRow>(
      `select ${INVOICE_COLUMNS} from payments_invoices
       where tenant_id = $1 and person_id = $2 and state = 'PENDING' for update`,
      [tenant.id, personId],
    );
    for (const invoice of pending) {
      await moveInvoice(call, invoice, "CANCELLED");
      await closeInvoice(call, invoice);
    }
    await sql.query("update payments_invoices set person_email = '' where tenant_id = $1 and person_id = $2", [
      tenant.id,
      personId,
    ]);
  },
  kept: {
    id: "Tagihan dan pencairan yang sudah terjadi tetap ada di pembukuan, dengan nama Anda, selama sepuluh tahun: undang-undang pajak mewajibkannya.",
    en: "Invoices and payouts that have happened stay in the books, with your name, for ten years: tax law says so.",
  },
};

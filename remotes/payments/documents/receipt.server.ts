import { isAppError } from "@serambi/kernel/errors";
import { hasRoute, type PageContext } from "@serambi/kernel/remote";
import { document, notFound, type DocumentDeps } from "@serambi/kernel/server";

import { isPaid } from "../contract/isDecided";
import { RECEIPT_FILE_PATH, RECEIPT_PATH } from "../contract/paths";
import type { Messages } from "../messages/id";
import { findInvoice } from "../pages/findInvoice.server";
import { receiptSheet } from "./receiptSheet.server";

const NUMBER = /^[A-Za-z0-9-]{3,40}$/;

/** `/Invoices/{number}/receipt.pdf`: the receipt as a file, for its buyer alone. */
export const receiptDocument = document<Messages>({
  id: "receipt",
  paths: [RECEIPT_FILE_PATH],
  loader: async (deps: DocumentDeps, context: PageContext<Messages>) => {
    const { params, tenant, language, t } = context;
    const { number = "" } = params;
    if (!NUMBER.test(number) || !hasRoute(tenant, RECEIPT_PATH)) return notFound();
    try {
      const invoice = await findInvoice(deps, number);
      if (!invoice || (!isPaid(invoice) && invoice.state !== "REFUNDED")) return notFound();
      return deps.pdf({
        sheet: receiptSheet(invoice, context),
        title: t.receiptTitle(invoice.number),
        subject: t.receiptSubject(invoice.title),
        language,
        createdAt: invoice.refundedAt ?? invoice.paidAt ?? invoice.createdAt,
        fileName: `${invoice.number.toLowerCase()}.pdf`,
        isIndexed: false,
      });
    } catch (error) {
      // Whoever is not signed in has no receipts.
      if (isAppError(error) && error.code === "unauthorized") return notFound();
      throw error;
    }
  },
});

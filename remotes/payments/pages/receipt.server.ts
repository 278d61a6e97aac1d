import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, notFound, redirect } from "@serambi/kernel/server";

import { isPaid } from "../contract/isDecided";
import { statusPath, SUCCESS_PATH } from "../contract/paths";
import type { Messages } from "../messages/id";
import { findInvoice } from "./findInvoice.server";

/** `/Invoices/{number}`: the receipt of what was paid. An invoice without money has a status, and no receipt. */
export const receiptLoader = loader(async (deps: RemoteDeps, { params, tenant, t }: PageContext<Messages>) => {
  const invoice = await findInvoice(deps, params["number"] ?? null);
  if (!invoice) return notFound();
  if (!isPaid(invoice) && invoice.state !== "REFUNDED") return redirect(statusPath(SUCCESS_PATH, invoice.number));
  return {
    data: { invoice, site: tenant.settings.title },
    head: { title: t.receiptTitle(invoice.number), isIndexed: false },
  };
});

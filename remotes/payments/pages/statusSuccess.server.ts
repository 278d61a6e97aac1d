import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, redirect } from "@serambi/kernel/server";

import { numberOf } from "../contract/callbackReturn";
import { isFailed } from "../contract/isDecided";
import { ERROR_PATH, receiptPath, statusPath } from "../contract/paths";
import type { Messages } from "../messages/id";
import { findInvoice } from "./findInvoice.server";
import { coursePathOf, roomPathOf } from "../contract/ways";

/** `/Payment-Status/Success`: an invoice that is not at an end. What is at one has a page of its own. */
export const statusSuccessLoader = loader(async (deps: RemoteDeps, { query, tenant, t }: PageContext<Messages>) => {
  const number = numberOf(query);
  const invoice = await findInvoice(deps, number);
  if (!invoice) return redirect(number === null ? ERROR_PATH : statusPath(ERROR_PATH, number));
  if (isFailed(invoice)) return redirect(statusPath(ERROR_PATH, invoice.number));
  if (invoice.state === "REFUNDED") return redirect(receiptPath(invoice.number));
  return {
    data: {
      invoice,
      hasReturned: query.get("from") === "provider",
      /** The provider's page is where the buyer wants to be, once it is there. */
      isGoing: query.get("go") === "provider",
      coursePath: coursePathOf(tenant, invoice.slug),
      roomPath: roomPathOf(tenant),
    },
    head: { title: t.statusTitle, isIndexed: false },
  };
});

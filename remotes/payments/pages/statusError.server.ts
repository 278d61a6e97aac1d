import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, redirect } from "@serambi/kernel/server";

import { PaymentClient } from "../api/PaymentClient";
import { afterOrder } from "../contract/afterOrder";
import { numberOf } from "../contract/callbackReturn";
import { isFailed } from "../contract/isDecided";
import { checkoutPath, ERROR_PATH, statusPath, SUCCESS_PATH } from "../contract/paths";
import { coursePathOf } from "../contract/ways";
import type { Messages } from "../messages/id";
import { findInvoice } from "./findInvoice.server";

/** `/Payment-Status/Error`: an invoice at an end without money, or one that is not known. */
export const statusErrorLoader = loader(async (deps: RemoteDeps, { query, tenant, t }: PageContext<Messages>) => {
  const invoice = await findInvoice(deps, numberOf(query));
  if (invoice && !isFailed(invoice)) return redirect(statusPath(SUCCESS_PATH, invoice.number));
  return {
    data: { invoice, coursePath: invoice && coursePathOf(tenant, invoice.slug) },
    head: { title: t.statusTitle, isIndexed: false },
  };
});

/** "Pay again": a new attempt, and on to where it is paid. */
export const payAgain = action(async (deps: RemoteDeps, { t }: PageContext<Messages>, form) => {
  const invoice = await findInvoice(deps, numberOf(new URLSearchParams(form)));
  if (!invoice) return redirect(ERROR_PATH, 303);
  if (!isFailed(invoice)) return redirect(statusPath(SUCCESS_PATH, invoice.number), 303);
  try {
    const next = await new PaymentClient(deps.http).repay(invoice.slug);
    return redirect(afterOrder(next), 303);
  } catch (error) {
    if (!isAppError(error)) throw error;
    // What it costs may have changed, or it is no longer sold: the checkout says which.
    return error.code === "conflict" ? redirect(checkoutPath(invoice.slug), 303) : invalid({}, t.payAgainFailed);
  }
});

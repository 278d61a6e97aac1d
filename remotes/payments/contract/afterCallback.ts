import type { Invoice } from "./Invoice";
import { isFailed } from "./isDecided";
import { ERROR_PATH, statusPath, SUCCESS_PATH } from "./paths";

/** Where a payer goes who comes back from the provider: the invoice's state alone decides. */
export const afterCallback = (invoice: Pick<Invoice, "state" | "number">): string =>
  isFailed(invoice)
    ? statusPath(ERROR_PATH, invoice.number)
    : `${statusPath(SUCCESS_PATH, invoice.number)}&from=provider`;

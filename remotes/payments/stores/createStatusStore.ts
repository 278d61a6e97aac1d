import type { RemoteDeps } from "@serambi/kernel/remote";

import type { Invoice } from "../contract/Invoice";
import { askInvoice } from "./askInvoice";
import { listenForNews } from "./listenForNews";
import { StatusStore } from "./StatusStore";

/** Follows the invoice of a page. */
export const createStatusStore = ({ invoice }: { readonly invoice: Invoice | null }, deps: RemoteDeps): StatusStore =>
  new StatusStore(invoice, { ask: (number) => askInvoice(deps, number), listen: listenForNews });

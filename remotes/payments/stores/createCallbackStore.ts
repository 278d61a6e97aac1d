import type { RemoteDeps } from "@serambi/kernel/remote";

import { askInvoice, paymentClient } from "./askInvoice";
import { CallbackStore } from "./CallbackStore";

const KEPT_AS = "payments_callback";

/** The way back of the present tab. A browser that keeps nothing announces once more after a reload, which changes nothing. */
export const createCallbackStore = (data: { readonly number: string | null }, deps: RemoteDeps): CallbackStore =>
  new CallbackStore(data, {
    announce: async (number) => (await paymentClient(deps)).announceReturn(number),
    ask: (number) => askInvoice(deps, number),
    recall: () => {
      try {
        return sessionStorage.getItem(KEPT_AS);
      } catch {
        return null;
      }
    },
    keep: (number) => {
      try {
        sessionStorage.setItem(KEPT_AS, number);
      } catch {
        // Not allowed here.
      }
    },
  });

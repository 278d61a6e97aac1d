import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, redirect } from "@serambi/kernel/server";

import { PaymentClient } from "../api/PaymentClient";
import { numberOf } from "../contract/callbackReturn";
import { afterCallback } from "../contract/afterCallback";
import { INVOICES_PATH } from "../contract/paths";
import type { Messages } from "../messages/id";

/** `/CallbackPayment`: which invoice the provider sends the payer back for. Nothing is believed of what the address says of it. */
export const callbackLoader = loader((_deps: RemoteDeps, { query, t }: PageContext<Messages>) =>
  Promise.resolve({
    data: { number: numberOf(query) },
    head: { title: t.callbackTitle, isIndexed: false },
  }),
);

/** The same way for browsers without scripts: the callback is posted, and the state decides where to go. */
export const callbackAction = action(async ({ http }: RemoteDeps, { t }: PageContext<Messages>, form) => {
  const number = numberOf(new URLSearchParams(form));
  if (number === null) return redirect(INVOICES_PATH, 303);
  const client = new PaymentClient(http);
  try {
    // Whether the callback is taken says nothing of the payment; the state does.
    await client.announceReturn(number).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
    });
    return redirect(afterCallback(await client.detail(number)), 303);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.code === "not-found" ? redirect(INVOICES_PATH, 303) : invalid({}, t.callbackLost);
  }
});

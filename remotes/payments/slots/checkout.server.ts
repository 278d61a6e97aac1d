import { isAppError } from "@serambi/kernel/errors";
import { serverSlot } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { PaymentClient } from "../api/PaymentClient";

/** Which class: its slug. */
const CheckoutProps = z.strictObject({ slug: z.string().check(z.minLength(1), z.maxLength(200)) });

/** `payments.checkout-button.v1`: the way to buy a class. Nothing is shown of a class that is not sold. */
export const checkoutSlot = serverSlot(CheckoutProps, async ({ http }, { slug }) => {
  try {
    const { hasAccess, pending } = await new PaymentClient(http).offer(slug);
    return { isSold: true, hasAccess, pending };
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") return { isSold: false, hasAccess: false, pending: null };
    throw error;
  }
});

import { isAppError } from "@serambi/kernel/errors";
import type { RemoteDeps } from "@serambi/kernel/remote";

import { PaymentClient } from "../api/PaymentClient";
import type { Invoice } from "../contract/Invoice";

/** The asker's own invoice; null where there is none with this number. @throws AppError where the host cannot say */
export const findInvoice = async ({ http }: RemoteDeps, number: string | null): Promise<Invoice | null> => {
  if (number === null) return null;
  try {
    return await new PaymentClient(http).detail(number);
  } catch (error) {
    if (isAppError(error) && (error.code === "not-found" || error.code === "forbidden")) return null;
    throw error;
  }
};

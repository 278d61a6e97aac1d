import { AppError } from "@serambi/kernel/errors";
import type { RemoteDeps } from "@serambi/kernel/remote";

import type { PaymentClient } from "../api/PaymentClient";
import type { Invoice } from "../contract/Invoice";

/** Code that cannot be had is a connection that is gone. */
const offline = (cause: unknown): never => {
  throw new AppError("offline", "A part of the application did not arrive", { cause });
};

/** The client comes with its first use. @throws AppError offline */
export const paymentClient = async ({ http }: RemoteDeps): Promise<PaymentClient> => {
  const { PaymentClient: Client } = await import("../api/PaymentClient").catch(offline);
  return new Client(http);
};

/** Asks how an invoice stands. @throws AppError */
export const askInvoice = async (deps: RemoteDeps, number: string): Promise<Invoice> =>
  (await paymentClient(deps)).detail(number);

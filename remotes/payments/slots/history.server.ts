import { serverSlot } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { PaymentClient } from "../api/PaymentClient";

const SHOWN = 3;

/** `payments.room.v1`: the last invoices of whoever is signed in, a section of their room. */
export const historySlot = serverSlot(
  z.strictObject({ calledBy: z.string() }),
  async ({ http }) => (await new PaymentClient(http).invoices({ page: 1, perPage: SHOWN })).items,
);

import { roleOfKind } from "@serambi/kernel/contracts";
import { readEnvelope } from "@serambi/kernel/http";
import { serverSlot } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { PaymentClient } from "../api/PaymentClient";

const SHOWN = 3;

const UserKind = z.object({ kind: z.int() });
/** Who asks for payouts, and who decides them. */
const ADMINS: ReadonlySet<string> = new Set(["superadmin", "admin"]);
const WITH_PAYOUTS: ReadonlySet<string> = new Set(["mentor", "teacher", "partner", ...ADMINS]);

/** `payments.room.v1`: the last invoices of whoever is signed in, a section of their room. */
export const historySlot = serverSlot(z.strictObject({ calledBy: z.string() }), async ({ http }) => {
  const [{ items }, { kind }] = await Promise.all([
    new PaymentClient(http).invoices({ page: 1, perPage: SHOWN }),
    http.auth.get("user/detail").then((answer) => readEnvelope(answer, UserKind)),
  ]);
  const role = roleOfKind(kind);
  return { invoices: items, hasPayouts: WITH_PAYOUTS.has(role), isAdmin: ADMINS.has(role) };
});

import { roleOfKind, type Role } from "@serambi/kernel/contracts";
import { readEnvelope, type HttpClients } from "@serambi/kernel/http";
import { orNull } from "@serambi/kernel/server";
import * as z from "zod/mini";

const UserDetail = z.object({ kind: z.int() });

const ask = async ({ auth }: HttpClients) => readEnvelope(await auth.get("user/detail"), UserDetail);

/** The role of whoever asks for a page, for links that only some may follow; `none` where it cannot be had just now. */
export const readRole = async (http: HttpClients): Promise<Role | "none"> => {
  const user = await orNull(ask(http));
  return user ? roleOfKind(user.kind) : "none";
};

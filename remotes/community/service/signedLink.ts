import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import type { ServiceCall } from "@serambi/kernel/service";

type Call = Pick<ServiceCall, "sql" | "tenant">;

/** The site's own key, made with the first link. */
const secretOf = async ({ sql, tenant }: Call): Promise<string> => {
  await sql.query("insert into community_secrets values ($1, $2) on conflict do nothing", [
    tenant.id,
    randomBytes(32).toString("hex"),
  ]);
  const [row] = await sql.query<{ secret: string }>("select secret from community_secrets where tenant_id = $1", [
    tenant.id,
  ]);
  if (!row) throw new Error("The site has no key");
  return row.secret;
};

const sign = (secret: string, reference: string): string =>
  createHmac("sha256", secret).update(reference).digest("base64url");

/** The key that opens a record for whoever has its link: its number, signed. */
export const makeToken = async (call: Call, reference: string): Promise<string> =>
  `${reference}.${sign(await secretOf(call), reference)}`;

/** @returns the number that a token was made for; null where it was not made here */
export const readToken = async (call: Call, token: string): Promise<string | null> => {
  const [reference = "", given = ""] = token.split(".");
  const right = Buffer.from(sign(await secretOf(call), reference));
  const told = Buffer.from(given);
  return told.length === right.length && timingSafeEqual(told, right) ? reference : null;
};

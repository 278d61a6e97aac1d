import { randomBytes } from "node:crypto";

import type { ServiceCall } from "@serambi/kernel/service";

import type { Provider } from "./Provider";
import { sandboxProvider } from "./sandbox";

const SANDBOX_TOKEN = "sandbox-token";

type Site = Pick<ServiceCall, "sql" | "tenant">;

/** The token that a site's sandbox signs with: made with its first use. */
export const sandboxToken = async ({ sql, tenant }: Site): Promise<string> => {
  await sql.query("insert into payments_secrets (tenant_id, name, value) values ($1, $2, $3) on conflict do nothing", [
    tenant.id,
    SANDBOX_TOKEN,
    randomBytes(24).toString("base64url"),
  ]);
  const [row] = await sql.query<{ value: string }>(
    "select value from payments_secrets where tenant_id = $1 and name = $2",
    [tenant.id, SANDBOX_TOKEN],
  );
  return row?.value ?? "";
};

/** Who takes a site's money. */
export const providerOf = async (site: Site): Promise<Provider> => sandboxProvider(await sandboxToken(site));

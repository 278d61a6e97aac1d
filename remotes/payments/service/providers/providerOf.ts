import { randomBytes } from "node:crypto";

import type { Sql } from "@serambi/kernel/service";

import { midtransProvider } from "./midtrans";
import type { Provider } from "./Provider";
import type { Accounts } from "./readAccounts";
import { sandboxProvider } from "./sandbox";
import { xenditProvider } from "./xendit";

const SANDBOX_TOKEN = "sandbox-token";

/** The token that a site's sandbox signs with: made with its first use. */
export const sandboxToken = async (sql: Sql, tenantId: string): Promise<string> => {
  await sql.query("insert into payments_secrets (tenant_id, name, value) values ($1, $2, $3) on conflict do nothing", [
    tenantId,
    SANDBOX_TOKEN,
    randomBytes(24).toString("base64url"),
  ]);
  const [row] = await sql.query<{ value: string }>(
    "select value from payments_secrets where tenant_id = $1 and name = $2",
    [tenantId, SANDBOX_TOKEN],
  );
  return row?.value ?? "";
};

interface Site {
  readonly id: string;
  readonly key: string;
}

/** Who takes and pays out a site's money; null where nobody does. */
export type ProviderOf = (sql: Sql, site: Site) => Promise<Provider | null>;

export const providerOf =
  (accounts: Accounts, now: () => Date = () => new Date()): ProviderOf =>
  async (sql, { id, key }) => {
    const account = accounts[key] ?? accounts["*"];
    switch (account?.provider) {
      case undefined:
        return sandboxProvider(await sandboxToken(sql, id));
      case "xendit":
        return xenditProvider(account, now);
      case "midtrans":
        return midtransProvider(account, now);
      case "none":
        return null;
    }
  };

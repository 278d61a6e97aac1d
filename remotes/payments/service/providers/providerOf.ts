import { randomBytes } from "node:crypto";

import type { Environment, ServiceCall } from "@serambi/kernel/service";

import { accountsOf, type SiteAccounts } from "./accounts";
import { midtransProvider } from "./midtrans";
import type { Bank, Callback, Provider, ProviderName } from "./Provider";
import { sandboxBank, sandboxProvider } from "./sandbox";
import { xenditBank, xenditProvider } from "./xendit";

const SANDBOX_TOKEN = "sandbox-token";

type Site = Pick<ServiceCall, "sql" | "tenant" | "environment">;

/** The token that a site's sandbox signs with: made with its first use. */
export const sandboxToken = async ({ sql, tenant }: Pick<Site, "sql" | "tenant">): Promise<string> => {
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

/** Providers that a site has accounts at; the first takes new orders. */
const realOnes = ({ midtrans, xendit }: SiteAccounts): readonly Provider[] => [
  ...(midtrans ? [midtransProvider(midtrans)] : []),
  ...(xendit ? [xenditProvider(xendit)] : []),
];

/** All that may speak of a site's payments. A site with an account anywhere has no sandbox: nobody opens a class for nothing there. */
const providersOf = async (site: Site): Promise<readonly Provider[]> => {
  const accounts = accountsOf(site.environment, site.tenant.key);
  return accounts ? realOnes(accounts) : [sandboxProvider(await sandboxToken(site))];
};

/** The provider that takes new orders of a site. */
export const providerOf = async (site: Site): Promise<Provider> => {
  const [first] = await providersOf(site);
  if (!first) throw new Error(`The site ${site.tenant.key} has no provider`);
  return first;
};

/** The provider that a callback of this shape comes from; it is not believed by that. */
export const senderOf = async (site: Site, callback: Callback): Promise<Provider> => {
  const all = await providersOf(site);
  return all.find((one) => one.isItsOwn(callback)) ?? (await providerOf(site));
};

/** A provider by its name, outside of any transaction; null where the site has no account there any more. */
export const namedProvider = (environment: Environment, tenantKey: string, name: ProviderName): Provider | null => {
  if (name === "sandbox") return sandboxProvider("");
  const accounts = accountsOf(environment, tenantKey);
  return (accounts && realOnes(accounts).find((one) => one.name === name)) ?? null;
};

/** The bank of a site; null where its provider sends no money. */
export const bankOf = (environment: Environment, tenantKey: string): Bank | null => {
  const accounts = accountsOf(environment, tenantKey);
  if (!accounts) return sandboxBank;
  return accounts.xendit ? xenditBank(accounts.xendit) : null;
};

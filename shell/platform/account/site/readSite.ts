import { isLanguage, TenantSettings, type Language } from "@serambi/kernel/contracts";
import { eq, inArray, and } from "drizzle-orm";

import { tenantHost } from "../../app/tenantHost";
import { enterTenant } from "../../database/inTenant";
import type { Database } from "../../database/Database";
import { settings, tenantHosts, tenants } from "../../database/schema";
import { SETTINGS_VERSION } from "../../database/settingsVersion";
import { isRedirectAllowed } from "../oidc/DatabaseAdapter";

/** The site that somebody came from: the account site speaks its language and wears its colours. */
export interface Site {
  readonly tenantId: string;
  readonly key: string;
  /** `http://main.localhost:3000`, no trailing slash. */
  readonly origin: string;
  readonly language: Language;
  readonly settings: TenantSettings;
}

/** Who is there when nobody came from anywhere. */
const HOME = "main";

const KEYS = Object.keys(TenantSettings.shape);

/** The origin of an address, if it is one that a site of a tenant may have; letter for letter, as the provider compares. */
const originOf = (address: string, hosts: readonly string[]): string | null => {
  const origin = URL.canParse(address) ? new URL(address).origin : "";
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  const scheme = host === "127.0.0.1" || /(?:^|\.)localhost$/.test(host) ? "http" : "https";
  const listed = hosts.map((known) => `${scheme}://${known}/`);
  return isRedirectAllowed(`${origin}/`, listed) ? origin : null;
};

/**
 * The site of an address; without one, or for an address that is no site's, the platform's own.
 * @param accountOrigin where the account site is: the platform's own site is beside it
 */
export const readSite = (db: Database, address: string | undefined, accountOrigin: string): Promise<Site> =>
  db.transaction(async (tx) => {
    const all = await tx
      .select({ host: tenantHosts.host, id: tenants.id, key: tenants.key, language: tenants.language })
      .from(tenantHosts)
      .innerJoin(tenants, eq(tenants.id, tenantHosts.tenantId));
    const asked =
      address === undefined
        ? null
        : originOf(
            address,
            all.map(({ host }) => host),
          );
    const askedHost = asked === null ? null : tenantHost(new URL(asked).host);
    const found = all.find(({ host }) => host === askedHost) ?? all.find(({ key }) => key === HOME) ?? all[0];
    if (!found) throw new Error("There is no site");
    const beside = new URL(accountOrigin);
    beside.hostname = found.host;
    await enterTenant(tx, found.id);
    const rows = await tx
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(and(eq(settings.version, SETTINGS_VERSION), inArray(settings.key, KEYS)));
    const values = TenantSettings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
    return {
      tenantId: found.id,
      key: found.key,
      origin: found.host === askedHost && asked !== null ? asked : beside.origin,
      language: found.language,
      settings: values,
    };
  });

/** The first language of OpenID's `ui_locales` that there is; else the site's own. */
export const chooseLanguage = (asked: unknown, site: Site): Language =>
  (typeof asked === "string" ? asked.split(/[ -]/) : []).find((one): one is Language => isLanguage(one)) ??
  site.language;

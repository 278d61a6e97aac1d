import { HomeSetting, PageSetting, TenantSettings } from "@serambi/kernel/contracts";

import type { Transaction } from "../database/Database";
import type { SeedTenant } from "./types";
import { writeSettings } from "./writeSettings";

/** Complete and checked, with the contract's defaults written out. */
const settingValues = ({ site }: SeedTenant) => {
  const translations = Object.entries(site.translatedHomes ?? {});
  const languages = [site.language, ...translations.map(([language]) => language)];
  const write = (home: SeedTenant["site"]["home"]) =>
    HomeSetting.parse({ ...home, ...(languages.length > 1 && { languages }) });
  return {
    ...TenantSettings.parse({ ...site.settings, language: site.language }),
    home: write(site.home),
    ...Object.fromEntries(translations.map(([language, home]) => [`home_${language}`, write(home)])),
    ...Object.fromEntries(Object.entries(site.pages ?? {}).map(([key, page]) => [key, PageSetting.parse(page)])),
  };
};

/** What belongs to one tenant, in a transaction that has entered it. */
export const seedTenant = (tx: Transaction, tenantId: string, tenant: SeedTenant): Promise<void> =>
  writeSettings(tx, tenantId, settingValues(tenant));

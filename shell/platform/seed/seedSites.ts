import { HomeSetting, PageSetting, SECTION_PAGES, TenantSettings } from "@serambi/kernel/contracts";

import { seedData } from "./index";

/**
 * What the sites of a new database show: settings, home pages and other pages of sections as the platform gives them. `serambi check` tries remotes
 * on them.
 */
export const seedSites = seedData.tenants.map(({ site }) => ({
  key: site.key,
  settings: TenantSettings.parse({ ...site.settings, language: site.language }),
  homes: Object.fromEntries(
    Object.entries({ [site.language]: site.home, ...site.translatedHomes }).map(([language, home]) => [
      language,
      HomeSetting.parse(home),
    ]),
  ),
  pages: Object.fromEntries(
    SECTION_PAGES.flatMap((name) => {
      const page = site.pages?.[`page_${name}`];
      return page ? [[name, PageSetting.parse(page)]] : [];
    }),
  ),
}));

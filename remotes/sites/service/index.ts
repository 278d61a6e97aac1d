import { defineService } from "@serambi/kernel/service";

import { LegalSetting } from "../contract/hosts/legal";
import { PortfolioSetting } from "../contract/hosts/portfolio";
import { passages } from "./passages";
import { seededLegal } from "./seed/legal/seededLegal";
import { corporatePortfolio } from "./seed/portfolio/corporate";
import { demoPortfolio } from "./seed/portfolio/demo";
import { foundationPortfolio } from "./seed/portfolio/foundation";
import { seededPages } from "./seed/seededPages";
import { governmentPortfolio } from "./seed/portfolio/government";
import { settingTexts } from "./texts";

const PORTFOLIOS = {
  demo: demoPortfolio,
  foundation: foundationPortfolio,
  corporate: corporatePortfolio,
  government: governmentPortfolio,
};

/** Settings of the seed by the tenant's key: who answers for a site, the work that it has done for clients, and pages of sections. */
const seedSettings = (): Readonly<Record<string, Readonly<Record<string, unknown>>>> => {
  const pages = seededPages();
  const portfolios = new Map<string, PortfolioSetting>(Object.entries(PORTFOLIOS));
  return Object.fromEntries(
    Object.entries(seededLegal()).map(([key, legal]) => {
      const portfolio = portfolios.get(key);
      return [key, { legal, ...(portfolio && { portfolio }), ...pages[key] }];
    }),
  );
};

/** What sites have done for clients, and who answers for them: two settings of each. */
export const service = defineService({
  id: "sites",
  migrations: [],
  endpoints: [],
  passages,
  settings: {
    legal: { schema: LegalSetting, takes: settingTexts.legal },
    portfolio: { schema: PortfolioSetting, takes: settingTexts.portfolio },
  },
  seed: {
    settings: seedSettings,
  },
});

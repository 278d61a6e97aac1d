import { defineService } from "@serambi/kernel/service";

import { PortfolioSetting } from "../contract/hosts/portfolio";
import { passages } from "./passages";
import { corporatePortfolio } from "./seed/portfolio/corporate";
import { demoPortfolio } from "./seed/portfolio/demo";
import { foundationPortfolio } from "./seed/portfolio/foundation";
import { governmentPortfolio } from "./seed/portfolio/government";
import { settingTexts } from "./texts";

/** The work that sites have done for clients: one setting of each. */
export const service = defineService({
  id: "sites",
  migrations: [],
  endpoints: [],
  passages,
  settings: { portfolio: { schema: PortfolioSetting, takes: settingTexts.portfolio } },
  seed: {
    settings: () => ({
      demo: { portfolio: demoPortfolio },
      foundation: { portfolio: foundationPortfolio },
      corporate: { portfolio: corporatePortfolio },
      government: { portfolio: governmentPortfolio },
    }),
  },
});

import { defineService } from "@serambi/kernel/service";

import { LegalSetting } from "../contract/hosts/legal";
import { PortfolioSetting } from "../contract/hosts/portfolio";
import { ProposalSetting } from "../contract/hosts/proposals";
import { migrations } from "./migrations";
import { passages } from "./passages";
import { personal } from "./personalData";
import { proposalEndpoints } from "./proposals/proposalEndpoints";
import { seededLegal } from "./seed/legal/seededLegal";
import { corporatePortfolio } from "./seed/portfolio/corporate";
import { demoPortfolio } from "./seed/portfolio/demo";
import { foundationPortfolio } from "./seed/portfolio/foundation";
import { seededPages } from "./seed/seededPages";
import { governmentPortfolio } from "./seed/portfolio/government";
import { seededProposals } from "./seed/seededProposals";
import { fields, settingTexts } from "./texts";

const PORTFOLIOS = {
  demo: demoPortfolio,
  foundation: foundationPortfolio,
  corporate: corporatePortfolio,
  government: governmentPortfolio,
};

/** Settings of the seed by the tenant's key: who answers for a site, its work for clients, its proposals, and pages of sections. */
const seedSettings = (): Readonly<Record<string, Readonly<Record<string, unknown>>>> => {
  const pages = seededPages();
  const proposals = seededProposals();
  const portfolios = new Map<string, PortfolioSetting>(Object.entries(PORTFOLIOS));
  return Object.fromEntries(
    Object.entries(seededLegal()).map(([key, legal]) => {
      const portfolio = portfolios.get(key);
      const asked = proposals[key];
      return [key, { legal, ...(portfolio && { portfolio }), ...(asked && { proposals: asked }), ...pages[key] }];
    }),
  );
};

/** The service of sites: their work for clients, those who answer for them, and the proposals that are asked for. */
export const service = defineService({
  id: "sites",
  migrations,
  endpoints: proposalEndpoints,
  fields,
  personal,
  passages,
  settings: {
    legal: { schema: LegalSetting, takes: settingTexts.legal },
    portfolio: { schema: PortfolioSetting, takes: settingTexts.portfolio },
    proposals: { schema: ProposalSetting, takes: settingTexts.proposals },
  },
  seed: {
    settings: seedSettings,
  },
});

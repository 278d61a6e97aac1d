import { SECTION_PAGES } from "@serambi/kernel/contracts";
import { defineRemote, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { PRIVACY_PATH, TERMS_PATH } from "./contract/legal/paths";
import { BELAJAR_BERSAMA_PATH, METAMORFOSA_PATH, patternsOf } from "./contract/paths";
import { PROPOSAL_PATH, REQUEST_PATH } from "./contract/proposal/paths";
import { CASE_PATH, PORTFOLIO_PATH } from "./contract/portfolio/paths";
import { sections } from "./slots/sections";

/** Pages of sections that are nothing else: two have a page with more on it. */
const SECTIONS = SECTION_PAGES.filter((name) => name !== "belajar-bersama" && name !== "metamorfosa");

/** What server and browser both have: its texts, its pages, and the sections that home pages are made of. */
export const remote = defineRemote({
  id: "sites",
  contract: REMOTE_CONTRACT,
  // Home pages and sections.
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  // Pages that need no others.
  texts: {
    aksara: { id: () => import("./messages/aksara.id"), en: () => import("./messages/aksara.en") },
    event: { id: () => import("./messages/event.id"), en: () => import("./messages/event.en") },
    pages: { id: () => import("./messages/pages.id"), en: () => import("./messages/pages.en") },
    offers: { id: () => import("./messages/offers.id"), en: () => import("./messages/offers.en") },
    legal: { id: () => import("./messages/legal.id"), en: () => import("./messages/legal.en") },
    proposal: { id: () => import("./messages/proposal.id"), en: () => import("./messages/proposal.en") },
    portfolio: { id: () => import("./messages/portfolio.id"), en: () => import("./messages/portfolio.en") },
  },
  pages: [
    { id: "home", paths: ["/"], load: () => import("./pages/HomePage") },
    {
      id: "belajar-bersama",
      texts: "pages",
      paths: [BELAJAR_BERSAMA_PATH],
      load: () => import("./pages/sections/BelajarBersamaPage"),
    },
    {
      id: "metamorfosa",
      texts: "pages",
      paths: [METAMORFOSA_PATH],
      load: () => import("./pages/sections/MetamorfosaPage"),
    },
    {
      id: "sections",
      texts: "pages",
      paths: SECTIONS.flatMap(patternsOf),
      load: () => import("./pages/sections/SectionsPage"),
    },
    // At addresses that the site has chosen itself.
    { id: "own", texts: "pages", paths: [], takesOwnPaths: true, load: () => import("./pages/sections/SectionsPage") },
    {
      id: "portfolio",
      texts: "portfolio",
      paths: [PORTFOLIO_PATH, CASE_PATH],
      load: () => import("./pages/portfolio/PortfolioPage"),
    },
    {
      id: "request-proposal",
      texts: "proposal",
      paths: [REQUEST_PATH],
      load: () => import("./pages/proposal/RequestPage"),
    },
    { id: "proposal", texts: "proposal", paths: [PROPOSAL_PATH], load: () => import("./pages/proposal/ProposalPage") },
    { id: "privacy", texts: "legal", paths: [PRIVACY_PATH], load: () => import("./pages/legal/PrivacyPage") },
    { id: "terms", texts: "legal", paths: [TERMS_PATH], load: () => import("./pages/legal/TermsPage") },
  ],
  slots: sections,
});

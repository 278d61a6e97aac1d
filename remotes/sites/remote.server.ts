import { defineServer } from "@serambi/kernel/server";

import { parts } from "./api/search";
import { sitemap } from "./api/sitemap";
import { ProposalForm } from "./contract/proposal/ProposalForm";
import { proposalDocument } from "./documents/proposal.server";
import { agendaDocument } from "./documents/agenda.server";
import { sponsorProposalDocument } from "./documents/sponsorProposal.server";
import { homeLoader } from "./pages/home.server";
import { privacyLoader, termsLoader } from "./pages/legal/legal.server";
import { portfolioLoader } from "./pages/portfolio/portfolio.server";
import { proposalLoader } from "./pages/proposal/proposal.server";
import { askForProposal, requestLoader } from "./pages/proposal/request.server";
import { bookLoader } from "./pages/sections/book.server";
import { festivalLoader } from "./pages/sections/festival.server";
import { ownLoader } from "./pages/sections/own.server";
import { sectionsLoader } from "./pages/sections/sections.server";
import { remote } from "./remote";
import { sectionSlots } from "./slots/sections.server";

/** What only the server has: loaders, what is found, and the calls that they make. */
export const server = defineServer(remote, {
  pages: {
    home: { loader: homeLoader },
    "belajar-bersama": { loader: festivalLoader },
    metamorfosa: { loader: bookLoader },
    sections: { loader: sectionsLoader },
    own: { loader: ownLoader },
    portfolio: { loader: portfolioLoader },
    "request-proposal": { loader: requestLoader, action: askForProposal },
    proposal: { loader: proposalLoader },
    privacy: { loader: privacyLoader },
    terms: { loader: termsLoader },
  },
  slots: sectionSlots,
  documents: [agendaDocument, proposalDocument, sponsorProposalDocument],
  sitemap,
  search: { kinds: {}, parts },
  hosts: [
    // `home`, `home_<language>`, `page_<name>`, `portfolio`, `legal`.
    { host: "services", method: "GET", path: ":app/cms/app/setting/:key" },
    { host: "services", method: "GET", path: "class/overview" },
    { host: "services", method: "GET", path: "class/syllabus" },
    { host: "sites", method: "GET", path: "proposals/kind" },
    { host: "sites", method: "GET", path: "proposals/one" },
    { host: "sites", method: "POST", path: "proposals", body: ProposalForm },
  ],
});

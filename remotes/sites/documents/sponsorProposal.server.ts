import { isAppError } from "@serambi/kernel/errors";
import { hasRoute, type PageContext } from "@serambi/kernel/remote";
import { document, notFound, type DocumentDeps } from "@serambi/kernel/server";

import { readHome } from "../api/HomeApi";
import { pagesApi } from "../api/pages/PagesApi";
import { PROPOSAL_FIELD, PROPOSAL_NAME_LENGTH, SPONSOR_PROPOSAL_PATH } from "../contract/pages/sponsorProposal";
import { BELAJAR_BERSAMA_PATH } from "../contract/paths";
import type { EventMessages } from "../messages/event.id";
import { sponsorSheet } from "./sponsorSheet.server";
import { sponsorTerms } from "./sponsorTerms.server";

/** The page that tells of the event: one of its own, or the site's home. */
const readEvent = async (deps: DocumentDeps) => {
  const { tenant } = deps;
  if (!hasRoute(tenant, BELAJAR_BERSAMA_PATH))
    return { path: "/", title: tenant.settings.title, sections: (await readHome(deps)).sections };
  const { title, sections } = await pagesApi(deps).readPage("belajar-bersama");
  return { path: BELAJAR_BERSAMA_PATH, title, sections };
};

/** `/Sponsor-Proposal.pdf?for=…`: what the sponsors of a site's event pay and get. The name in the query is printed, and kept nowhere. */
export const sponsorProposalDocument = document<EventMessages>({
  id: "sponsor-proposal",
  paths: [SPONSOR_PROPOSAL_PATH],
  texts: "event",
  loader: async (deps: DocumentDeps, context: PageContext<EventMessages>) => {
    const { tenant, language, query, t } = context;
    try {
      const { path, title, sections } = await readEvent(deps);
      const terms = sponsorTerms(sections, t, language);
      if (terms === null) return notFound();
      const now = deps.now();
      const company = (query.get(PROPOSAL_FIELD) ?? "").replaceAll(/\s+/g, " ").trim().slice(0, PROPOSAL_NAME_LENGTH);
      return deps.pdf({
        sheet: sponsorSheet(terms, { event: title, company, address: tenant.origin + path, now }, context),
        title: t.proposalTitle(title),
        subject: terms.title,
        language,
        createdAt: now.toISOString(),
        fileName: "sponsor.pdf",
        isIndexed: false,
      });
    } catch (error) {
      if (isAppError(error) && error.code === "not-found") return notFound();
      throw error;
    }
  },
});

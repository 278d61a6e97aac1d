import { documentPath, offeredLanguages } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import { hasRoute, type PageContext } from "@serambi/kernel/remote";
import { document, notFound, redirect, type DocumentDeps } from "@serambi/kernel/server";

import { ProposalApi } from "../api/proposal/ProposalApi";
import { PROPOSAL_FILE_PATH, PROPOSAL_PATH, proposalFilePath } from "../contract/proposal/paths";
import type { ProposalMessages } from "../messages/proposal.id";
import { proposalSheet } from "./proposalSheet.server";

/** `/Proposal/{token}/proposal.pdf`: a proposal as a file, for whoever has its link. */
export const proposalDocument = document<ProposalMessages>({
  id: "proposal",
  paths: [PROPOSAL_FILE_PATH],
  texts: "proposal",
  loader: async (deps: DocumentDeps, context: PageContext<ProposalMessages>) => {
    const { params, tenant, language, t } = context;
    if (!hasRoute(tenant, PROPOSAL_PATH)) return notFound();
    try {
      const proposal = await new ProposalApi(deps.http).find(params["token"] ?? "");
      // Its words are those of the day on which it was made, in the language of that day.
      if (proposal.language !== language && offeredLanguages(tenant.settings).includes(proposal.language))
        return redirect(documentPath(tenant, proposalFilePath(proposal.token), proposal.language));
      return deps.pdf({
        sheet: proposalSheet(proposal, context),
        title: `${proposal.reference}: ${proposal.words.offer.title}`,
        subject: t.fileSubject(tenant.settings.title, proposal.organization),
        language,
        createdAt: proposal.askedAt,
        fileName: `${t.fileName}-${proposal.reference.toLowerCase()}.pdf`,
        isIndexed: false,
      });
    } catch (error) {
      if (isAppError(error) && error.code === "not-found") return notFound();
      throw error;
    }
  },
});

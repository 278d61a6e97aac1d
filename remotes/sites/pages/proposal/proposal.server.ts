import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import { ProposalApi } from "../../api/proposal/ProposalApi";
import type { ProposalMessages } from "../../messages/proposal.id";

/** `/Proposal/{token}`: a proposal, for whoever has its link. No address of it is told to search engines. */
export const proposalLoader = loader(async ({ http }: RemoteDeps, { t, params }: PageContext<ProposalMessages>) => {
  const token = params["token"] ?? "";
  // A form that a program has sent is answered like success, and kept nowhere.
  const proposal = token === "-" ? null : await new ProposalApi(http).find(token);
  return {
    data: { proposal },
    head: { title: proposal ? t.keptTitle(proposal.reference) : t.done, isIndexed: false },
  };
});

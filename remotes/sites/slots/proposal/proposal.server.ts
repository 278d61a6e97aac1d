import { orNull, serverSlot } from "@serambi/kernel/server";

import { ProposalApi } from "../../api/proposal/ProposalApi";
import { offeredMonths } from "../../contract/proposal/months";
import { ProposalProps } from "./schema";

/** `sites.proposal.v1`: a form for a proposal, in the words of the site's setting. */
export const proposalSlot = serverSlot(ProposalProps, async (deps, { kind }) => ({
  kind: await orNull(new ProposalApi(deps.http).kind(kind)),
  months: offeredMonths(deps.now()),
}));

/** One form for each kind of partner. */
export const REQUEST_PATH = "/Request-Proposal/:kind";
export const PROPOSAL_PATH = "/Proposal/:token";
export const PROPOSAL_FILE_PATH = "/Proposal/:token/proposal.pdf";

export const requestPath = (kind: string): string => `/Request-Proposal/${kind}`;
/** @param token empty: nothing was kept, because a program sent the form */
export const proposalPath = (token: string): string => `/Proposal/${token || "-"}`;
export const proposalFilePath = (token: string): string => `${proposalPath(token)}/proposal.pdf`;

/** Address of the terms for an event's sponsors, as a file. */
export const SPONSOR_PROPOSAL_PATH = "/Sponsor-Proposal.pdf";
/** In its query: whom it is for. */
export const PROPOSAL_FIELD = "for";
export const PROPOSAL_NAME_LENGTH = 100;

/** Names what is kept of a form until it has arrived. */
export const requestDraft = (kind: string): string => `proposal-${kind}`;

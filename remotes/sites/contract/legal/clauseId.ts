/** The place of a clause on its page: apart from the frame's own. */
export const clauseId = (id: string): string => `clause-${id}`;

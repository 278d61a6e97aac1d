/** Sections drawn for the movement sites, in the order of the alphabet. */
export const movementSections = [] as const;

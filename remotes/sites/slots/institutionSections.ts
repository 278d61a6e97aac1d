/** Sections drawn for the institution sites, in the order of the alphabet. */
export const institutionSections = [] as const;

/** Sections drawn for the public sites, in the order of the alphabet. */
export const publicSections = [] as const;

/** Sections drawn for the press sites, in the order of the alphabet. */
export const pressSections = [] as const;

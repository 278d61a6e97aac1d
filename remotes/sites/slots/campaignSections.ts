/** Sections drawn for the campaign sites, in the order of the alphabet. */
export const campaignSections = [] as const;

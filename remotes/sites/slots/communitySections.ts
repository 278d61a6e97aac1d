/** Sections drawn for the community sites, in the order of the alphabet. */
export const communitySections = [] as const;

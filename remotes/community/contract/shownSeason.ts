/** A season as people write it: `2027/28`. */
export const shownSeason = (season: string): string => season.replace("-", "/");

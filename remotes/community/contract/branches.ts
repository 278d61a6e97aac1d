/** Branches that pupils compete in. */
export const BRANCHES = ["jaringan", "otomotif", "boga", "web"] as const;
export type Branch = (typeof BRANCHES)[number];

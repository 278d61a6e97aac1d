export const PLACES = ["onsite", "hybrid", "remote"] as const;
export const KINDS = ["full-time", "part-time", "contract", "internship"] as const;
export const FIELDS = [
  "engineering",
  "data",
  "design",
  "operations",
  "craft",
  "education",
  "marketing",
  "finance",
] as const;

export type Place = (typeof PLACES)[number];
export type Kind = (typeof KINDS)[number];
export type Field = (typeof FIELDS)[number];

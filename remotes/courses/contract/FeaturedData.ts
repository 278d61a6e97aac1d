import type { ClassSummary } from "@serambi/kernel/contracts";

/** The fields of a class that the slot shows: they travel in the HTML, so no more than these. */
export type FeaturedClass = Pick<
  ClassSummary,
  | "name"
  | "slug"
  | "description"
  | "logo"
  | "state"
  | "level"
  | "programName"
  | "startsOn"
  | "endsOn"
  | "lengthMinutes"
  | "priceIdr"
>;

export interface FeaturedData {
  readonly items: readonly FeaturedClass[];
  /** Of the whole list the slot was picked from. */
  readonly total: number;
}

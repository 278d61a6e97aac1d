import type { ListedClass } from "./CatalogPage";

/** The fields of a class that a card or the slot shows: the slot's travel in the HTML, so no more than these. */
export type FeaturedClass = Pick<
  ListedClass,
  | "name"
  | "slug"
  | "description"
  | "logo"
  | "look"
  | "state"
  | "level"
  | "programName"
  | "type"
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

import type { ClassSummary } from "./hosts/classes";

/** A class in a list, with the look of its cover: none is like its neighbours'. */
export interface ListedClass extends ClassSummary {
  readonly look: number;
}

/** What a card or the slot shows of a class: it travels in the HTML of every page it stands on. */
export const FEATURED_FIELDS = [
  "name",
  "slug",
  "description",
  "logo",
  "look",
  "state",
  "level",
  "programName",
  "type",
  "startsOn",
  "endsOn",
  "lengthMinutes",
  "priceIdr",
] as const satisfies readonly (keyof ListedClass)[];

export type FeaturedClass = Pick<ListedClass, (typeof FEATURED_FIELDS)[number]>;

export interface FeaturedData {
  readonly items: readonly FeaturedClass[];
  /** Of the whole list the slot was picked from. */
  readonly total: number;
}

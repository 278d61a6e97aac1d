import type { ClassOverview } from "../hosts/classes";

/** A class as the pages of the martial-arts programme list it. */
export type PesilatClass = Pick<
  ClassOverview,
  | "name"
  | "slug"
  | "code"
  | "description"
  | "state"
  | "level"
  | "type"
  | "startsOn"
  | "endsOn"
  | "priceIdr"
  | "seatsLeft"
  | "mentors"
>;

/** A class in the index, which names nobody who teaches. */
export type IndexedPesilatClass = Omit<PesilatClass, "mentors">;

/** All classes of the programme. */
export interface PesilatProgramme<C = PesilatClass> {
  readonly classes: readonly C[];
  /** Places and mentors of some classes could not be read: where there are none, that says nothing. */
  readonly isPartial: boolean;
}

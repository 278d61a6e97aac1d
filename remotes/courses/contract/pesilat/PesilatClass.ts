import type { ClassOverview } from "@serambi/kernel/contracts";

/** A class as the pages of the martial-arts programme list it. */
export interface PesilatClass extends Pick<
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
  | "lengthMinutes"
  | "priceIdr"
  | "seatsLeft"
  | "mentors"
> {
  /** False where places and mentors could not be read: an empty list then says nothing. */
  readonly isWhole: boolean;
}

/** All classes of the programme. */
export interface PesilatProgramme {
  readonly classes: readonly PesilatClass[];
}

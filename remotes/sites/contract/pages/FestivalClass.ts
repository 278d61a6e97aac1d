import type { ClassOverview } from "@serambi/kernel/contracts";

/** The class that the page of the shared-learning festival is about: the same on every site (specification section 2.3). */
export const FESTIVAL_CLASS_SLUG = "belajar-bersama";

/** One session of the festival, as its syllabus names it. */
export interface FestivalSession {
  readonly title: string;
  readonly summary: string;
  readonly lengthMinutes: number;
}

/** What the festival's page shows and tells of that class. */
export interface FestivalClass extends Pick<
  ClassOverview,
  "name" | "slug" | "description" | "logo" | "state" | "startsOn" | "endsOn" | "priceIdr" | "seatsLeft"
> {
  /** Empty where its syllabus could not be had. */
  readonly sessions: readonly FestivalSession[];
}

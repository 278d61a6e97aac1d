import type { ProgramName } from "./ProgramData";

/** Something with a date: a class that begins (`batch`), or a webinar. */
export interface ProgramEvent {
  readonly kind: "batch" | "webinar";
  /** The classroom it belongs to. */
  readonly id: string;
  readonly name: string;
  /** Of the class. */
  readonly slug: string;
  readonly programIds: readonly string[];
  /** The day in Asia/Jakarta, `2027-01-18`. */
  readonly day: string;
  /** ISO 8601 with offset, where the hour is known. */
  readonly startsAt: string | null;
  /** The last day of a batch. */
  readonly endsOn: string | null;
  /** 0 where it is not known. */
  readonly lengthMinutes: number;
  readonly seatsLeft: number | null;
}

export interface ProgramEvents {
  /** What is still to come, soonest first. */
  readonly items: readonly ProgramEvent[];
  /** Those that the items belong to, as far as the host told. */
  readonly programs: readonly ProgramName[];
  /** One of the two lists behind this could not be read. */
  readonly isPartial: boolean;
}

export interface EventMonth {
  /** `2027-01` */
  readonly month: string;
  readonly items: readonly ProgramEvent[];
}

/** Events of each month that has some, in the order they came in. */
export const byMonth = (items: readonly ProgramEvent[]): readonly EventMonth[] => {
  const months = new Map<string, ProgramEvent[]>();
  for (const item of items) {
    const month = item.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), item]);
  }
  return [...months].map(([month, inMonth]) => ({ month, items: inMonth }));
};

import type { RoomItem } from "./roomOf";

const MAX_DATES = 3;
const DAY_LENGTH = 10;
/** Western Indonesian Time: the day of a moment is Jakarta's. */
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/** A day that a learner has to know of. */
export interface DiaryDate {
  readonly item: RoomItem;
  /** `2026-12-08`. */
  readonly day: string;
  readonly dayOfMonth: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 0 is January. */
  readonly month: number;
}

const dayIn = (iso: string): string =>
  iso.length === DAY_LENGTH ? iso : new Date(Date.parse(iso) + JAKARTA_OFFSET_MS).toISOString().slice(0, DAY_LENGTH);

/** The days that are still to come, today's among them, the next one first. */
export const diaryOf = (items: readonly RoomItem[], now: string): readonly DiaryDate[] => {
  const today = dayIn(now);
  const dated = items.flatMap((item) => (item.startsAt === null ? [] : [{ item, day: dayIn(item.startsAt) }]));
  return dated
    .filter(({ day }) => day >= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .slice(0, MAX_DATES)
    .map(({ item, day }) => {
      const date = new Date(day);
      return {
        item,
        day,
        dayOfMonth: date.getUTCDate(),
        weekday: date.getUTCDay(),
        month: date.getUTCMonth(),
      };
    });
};

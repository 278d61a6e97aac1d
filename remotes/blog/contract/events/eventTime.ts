import type { EventSummary } from "../hosts/posts";

/** What people in Indonesia call their clocks. */
const NAMES: Readonly<Record<string, string>> = {
  "Asia/Jakarta": "WIB",
  "Asia/Pontianak": "WIB",
  "Asia/Makassar": "WITA",
  "Asia/Ujung_Pandang": "WITA",
  "Asia/Jayapura": "WIT",
};

const OFFSET = /([+-])0?(\d{1,2}):(\d\d)$/;

/** The day on the clock that a moment is written by: `2026-12-05`. */
export const dayOf = (moment: string): string => moment.slice(0, 10);

/** `2026-12` */
export const monthOf = (moment: string): string => moment.slice(0, 7);

/** `WIB`, `WITA`, `WIT`; of a zone elsewhere how far it is from UTC at that moment: `UTC+8`, `UTC-3:30`. */
export const zoneName = ({ timeZone, startsAt }: Pick<EventSummary, "timeZone" | "startsAt">): string => {
  const known = Object.hasOwn(NAMES, timeZone) ? NAMES[timeZone] : undefined;
  if (known !== undefined) return known;
  const [, sign = "+", hours = "0", minutes = "00"] = OFFSET.exec(startsAt) ?? [];
  const isUtc = hours === "0" && minutes === "00";
  return isUtc ? "UTC" : `UTC${sign}${hours}${minutes === "00" ? "" : `:${minutes}`}`;
};

export type EventTiming = "upcoming" | "now" | "past";

/** Whether an event is still to come at an instant, under way, or over. */
export const eventTiming = (
  { startsAt, endsAt }: Pick<EventSummary, "startsAt" | "endsAt">,
  asOf: string,
): EventTiming => {
  const nowMs = Date.parse(asOf);
  if (nowMs < Date.parse(startsAt)) return "upcoming";
  return nowMs < Date.parse(endsAt) ? "now" : "past";
};

const MINUTE_MS = 60_000;

/** Whole minutes from beginning to end. */
export const lengthMinutes = ({ startsAt, endsAt }: Pick<EventSummary, "startsAt" | "endsAt">): number =>
  Math.max(0, Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS));

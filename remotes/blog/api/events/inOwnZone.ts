import type { EventDetail, EventSummary } from "../../contract/hosts/posts";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Zones that never move, in minutes ahead of UTC. */
const FIXED: Readonly<Record<string, number>> = {
  "Asia/Jakarta": 420,
  "Asia/Pontianak": 420,
  "Asia/Makassar": 480,
  "Asia/Ujung_Pandang": 480,
  "Asia/Jayapura": 540,
  UTC: 0,
};

const WRITTEN = /(?:Z|([+-])(\d\d):?(\d\d))$/i;

/** What a moment says itself of its distance from UTC, in minutes. */
const writtenOffset = (moment: string): number => {
  const [, sign, hours = "0", minutes = "0"] = WRITTEN.exec(moment) ?? [];
  const size = Number(hours) * HOUR_MINUTES + Number(minutes);
  return sign === "-" ? -size : size;
};

/** Minutes ahead of UTC at a moment, or as the moment is written where nobody knows the zone. */
const offsetAt = (moment: string, timeZone: string): number => {
  if (Object.hasOwn(FIXED, timeZone)) return FIXED[timeZone] ?? 0;
  try {
    // Indonesia's zones are above: only an event elsewhere costs a page the browser's language data (docs/decisions/0009).
    // oxlint-disable-next-line no-restricted-globals
    const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(
      Date.parse(moment),
    );
    const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    return name === "GMT" ? 0 : writtenOffset(name);
  } catch {
    return writtenOffset(moment);
  }
};

const two = (value: number): string => String(value).padStart(2, "0");

/** The same instant, as a clock in that zone shows it: `2026-12-05T19:00:00+07:00`. */
export const inZone = (moment: string, timeZone: string): string => {
  const offset = offsetAt(moment, timeZone);
  const local = new Date(Date.parse(moment) + offset * MINUTE_MS).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  return `${local}${offset < 0 ? "-" : "+"}${two(Math.floor(size / HOUR_MINUTES))}:${two(size % HOUR_MINUTES)}`;
};

/** An event with its times as its own clock shows them. */
export const inOwnZone = <T extends EventSummary>(event: T): T => ({
  ...event,
  startsAt: inZone(event.startsAt, event.timeZone),
  endsAt: inZone(event.endsAt, event.timeZone),
});

/** The same with its programme. */
export const programmeInOwnZone = (event: EventDetail): EventDetail => ({
  ...inOwnZone(event),
  programme: event.programme.map((entry) => ({ ...entry, startsAt: inZone(entry.startsAt, event.timeZone) })),
});

import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";

import { addDays, WEEKDAYS, weekdayOf } from "./jakartaTime";
import { dayIn, timeIn, type Zone } from "./zones";

/** Further ahead a weekday may be another week's. */
const A_WEEK = 6;

interface NextWords {
  readonly today: (time: string) => string;
  readonly tomorrow: (time: string) => string;
  readonly on: (day: string, time: string) => string;
}

/** `Besok 20.00`, `Rabu 20.30` or `9 Des 20.00`: an instant as somebody in a zone says it. @param now ISO 8601 */
export const nextTime = (
  iso: string,
  { now, zone, language, words }: { now: string; zone: Zone; language: Language; words: NextWords },
): string => {
  const [day, today, time] = [dayIn(iso, zone), dayIn(now, zone), timeIn(iso, zone)];
  if (day === today) return words.today(time);
  if (day === addDays(today, 1)) return words.tomorrow(time);
  const name =
    day <= addDays(today, A_WEEK) ? WEEKDAYS[language][weekdayOf(day)] : formatDate(day, language, "day-month");
  return words.on(name ?? day, time);
};

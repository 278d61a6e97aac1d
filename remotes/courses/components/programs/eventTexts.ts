import type { Language } from "@serambi/kernel/contracts";
import { formatDate, formatDuration } from "@serambi/kernel/i18n";

import type { ProgramEvent } from "../../contract/programs/ProgramEvent";
import type { Messages } from "../../messages/id";

/** Western Indonesian Time: seven hours ahead of UTC in every season. */
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/** The hour of an instant in Asia/Jakarta: `19.00`, `19:00`. */
export const hourText = (iso: string, language: Language): string => {
  const written = new Date(new Date(iso).getTime() + JAKARTA_OFFSET_MS).toISOString().slice(11, 16);
  return language === "id" ? written.replace(":", ".") : written;
};

/** `Januari 2027` of `2027-01`. */
export const monthText = (month: string, language: Language): string =>
  formatDate(`${month}-01`, language).replace(/^\d+ /, "");

/** What is known of when: the hour and the length of a webinar, the last day of a batch. */
export const spanText = ({ startsAt, endsOn, lengthMinutes }: ProgramEvent, t: Messages, language: Language): string =>
  [
    startsAt !== null && t["events.at"](hourText(startsAt, language)),
    startsAt !== null && lengthMinutes > 0 && formatDuration(lengthMinutes, language),
    startsAt === null && endsOn !== null && t.until(formatDate(endsOn, language)),
  ]
    .filter(Boolean)
    .join(", ");

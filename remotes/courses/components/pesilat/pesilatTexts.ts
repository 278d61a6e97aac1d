import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";

import type { ClassSummary } from "../../contract/hosts/classes";
import type { Messages } from "../../messages/id";

/** From when until when, as far as it is known: `1 Des 2026 sampai 30 Mar 2027`. */
export const scheduleText = (
  { startsOn, endsOn }: Pick<ClassSummary, "startsOn" | "endsOn">,
  t: Messages,
  language: Language,
): string | null => {
  if (startsOn === null) return null;
  const from = formatDate(startsOn, language, "short");
  return endsOn === null ? t.starts(from) : t.period(from, formatDate(endsOn, language, "short"));
};

/** How many places are left; nothing where nobody says, and where a class is over. */
export const placesText = (
  { state, seatsLeft }: Pick<ClassSummary, "state"> & { readonly seatsLeft: number | null },
  t: Messages,
): string | null => (seatsLeft === null || state === "ended" ? null : t["pesilat.places"](seatsLeft));

/** A month of a calendar: its short name, and its year. */
export const monthText = (firstDay: string, language: Language): readonly [name: string, year: string] => {
  const [, name = "", year = ""] = formatDate(firstDay, language, "short").split(" ");
  return [name, year];
};

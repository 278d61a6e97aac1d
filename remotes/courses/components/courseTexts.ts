import type { Language } from "@serambi/kernel/contracts";
import { formatDate, formatDuration, formatRupiah } from "@serambi/kernel/i18n";

import type { ClassSummary } from "../contract/hosts/classes";
import type { Messages } from "../messages/id";

/** The one date that matters in the class's state: when it starts, until when it runs, which intake it was. */
export const dateText = (
  { state, startsOn, endsOn }: Pick<ClassSummary, "state" | "startsOn" | "endsOn">,
  t: Messages,
  language: Language,
): string | null => {
  if (state === "started" && endsOn) return t.until(formatDate(endsOn, language));
  if (!startsOn) return null;
  return state === "ended" ? t.intake(startsOn.slice(0, 4)) : t.starts(formatDate(startsOn, language));
};

export const priceText = (priceIdr: number, t: Messages, language: Language): string =>
  priceIdr === 0 ? t.free : formatRupiah(priceIdr, language);

type Terms = Pick<ClassSummary, "programName" | "level" | "lengthMinutes" | "priceIdr">;

/** Field and level: `Teknik Jaringan, Kelas XI`. */
export const fieldText = ({ programName, level }: Pick<Terms, "programName" | "level">): string =>
  [programName, level].filter(Boolean).join(", ");

/** Length and price: `14 h 50 · IDR 650,000`. */
export const termsText = (
  { lengthMinutes, priceIdr }: Pick<Terms, "lengthMinutes" | "priceIdr">,
  t: Messages,
  language: Language,
): string =>
  [lengthMinutes > 0 && formatDuration(lengthMinutes, language), priceText(priceIdr, t, language)]
    .filter(Boolean)
    .join(" · ");

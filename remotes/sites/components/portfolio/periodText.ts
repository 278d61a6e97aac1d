import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";

import type { PortfolioCase } from "../../contract/hosts/portfolio";
import type { PortfolioMessages } from "../../messages/portfolio.id";

/** `12 Februari 2025` without its day. */
const monthText = (date: string, language: Language): string => formatDate(date, language).replace(/^\d+ /, "");

/**
 * When a piece of work was done, to the month: `Februari–November 2025`, `Mei 2024–Agustus 2026`, `Sejak Maret 2026`.
 * @param style `long` says in a sentence of its own that it goes on
 */
export const periodText = (
  { startsOn, endsOn }: Pick<PortfolioCase, "startsOn" | "endsOn">,
  t: PortfolioMessages,
  language: Language,
  style: "short" | "long" = "short",
): string => {
  const from = monthText(startsOn, language);
  if (endsOn === null) return t[style === "long" ? "case.ongoing" : "case.since"](from);
  const to = monthText(endsOn, language);
  if (from === to) return to;
  return `${from.slice(-4) === to.slice(-4) ? from.slice(0, -5) : from}–${to}`;
};

/** The days of a batch: `3 Feb–21 Mar 2025`, `1 Des 2025–9 Jan 2026`. */
export const daysText = (startsOn: string, endsOn: string, language: Language): string => {
  const [from, to] = [formatDate(startsOn, language, "short"), formatDate(endsOn, language, "short")];
  if (from === to) return to;
  return `${startsOn.slice(0, 4) === endsOn.slice(0, 4) ? formatDate(startsOn, language, "day-month") : from}–${to}`;
};

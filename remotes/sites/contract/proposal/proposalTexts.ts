import type { Language } from "@serambi/kernel/contracts";
import { formatDate, formatNumber, formatRupiah } from "@serambi/kernel/i18n";

import { monthName } from "./monthName";
import { VALID_DAYS, type Proposal } from "./Proposal";
import type { ReckonedLine } from "./reckon";

interface FactWords {
  readonly number: string;
  readonly madeOn: string;
  readonly validUntil: string;
  readonly start: string;
}

interface CountWords {
  readonly perPerson: (count: number, price: string) => string;
  readonly perGroup: (count: number, price: string) => string;
  readonly once: string;
}

/** Reckoning of a sum in words: `3 kelompok × Rp12.000.000`. */
export const countText = ({ per, count, priceIdr }: ReckonedLine, t: CountWords, language: Language): string => {
  if (per === "once") return t.once;
  return (per === "person" ? t.perPerson : t.perGroup)(count, formatRupiah(priceIdr, language));
};

/** The last day on which a proposal holds. */
const validUntil = ({ askedAt }: Proposal): string =>
  new Date(Date.parse(askedAt) + VALID_DAYS * 86_400_000).toISOString();

/** A request in short: what page and file both say of it. */
export const factsOf = (
  proposal: Proposal,
  t: FactWords,
  language: Language,
): readonly { readonly label: string; readonly value: string }[] => {
  const { words, choice, people, start, reference, askedAt } = proposal;
  return [
    { label: t.number, value: reference },
    { label: t.madeOn, value: formatDate(askedAt, language) },
    { label: t.validUntil, value: formatDate(validUntil(proposal), language) },
    { label: words.choiceLabel, value: choice },
    { label: words.peopleLabel, value: formatNumber(people, language) },
    { label: t.start, value: monthName(start, language) },
  ];
};

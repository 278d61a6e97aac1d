import type { Language } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";

/** Digits of the largest sum a field takes: beyond fifteen, numbers are no longer exact. */
const MOST_DIGITS = 15;

/** What follows the whole Rupiah in a pasted sum: `,00` in Indonesian, `.00` in English. */
const DECIMALS: Readonly<Record<Language, RegExp>> = { id: /,\d{0,2}\D*$/, en: /\.\d{0,2}\D*$/ };

const digitsOf = (text: string): string => text.replace(/\D/g, "");

export interface TypedSum {
  /** Whole Rupiah; null where no digit stands. */
  readonly amountIdr: number | null;
  /** How many digits stand before the caret: they keep it in place while dots come and go. */
  readonly digitsBefore: number;
}

/** What a field's text means, with the caret at `caret`. Leading zeros count for nothing. */
export const readSum = (text: string, caret: number, language: Language): TypedSum => {
  const digits = digitsOf(text.replace(DECIMALS[language], "")).slice(0, MOST_DIGITS);
  const significant = digits.replace(/^0+(?=\d)/, "");
  const before = digitsOf(text.slice(0, caret)).length - (digits.length - significant.length);
  return {
    amountIdr: significant === "" ? null : Number(significant),
    digitsBefore: Math.min(Math.max(before, 0), significant.length),
  };
};

/** A sum with its thousands grouped, without the currency. */
export const writeSum = (amountIdr: number | null, language: Language): string =>
  amountIdr === null ? "" : formatNumber(amountIdr, language);

/** Where the caret stands in `text` once `digits` of its digits are behind it. */
export const caretBehind = (text: string, digits: number): number => {
  let caret = 0;
  for (let passed = 0; passed < digits && caret < text.length; caret += 1) {
    if (/\d/.test(text.charAt(caret))) passed += 1;
  }
  return caret;
};

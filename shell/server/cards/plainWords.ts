/**
 * Scripts and signs that some font at hand has: Latin, Greek, Cyrillic, Javanese, Buginese, punctuation, currencies. Of others
 * (emoji, Chinese) a card would show empty boxes.
 */
const UNKNOWN =
  /[^ -~\u00a0-\u024f\u02bb-\u02bc\u0370-\u03ff\u0400-\u045f\u0490-\u0491\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20c0\u2116\u2122\u2212\p{Script=Javanese}\p{Script=Buginese}]/gu;

/** Words that a card can set, cut at a word where they are too many. */
export const plainWords = (text: string, maxLength: number): string => {
  const words = text.normalize("NFC").replace(/\s+/g, " ").replace(UNKNOWN, "").replace(/ {2,}/g, " ").trim();
  if (words.length <= maxLength) return words;
  const end = words.lastIndexOf(" ", maxLength - 1);
  return `${words.slice(0, end > maxLength / 2 ? end : maxLength - 1).trimEnd()}…`;
};

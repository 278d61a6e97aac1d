/** What XML 1.0 has no character for, not even by reference: control characters, halves of pairs, two codes that are none. */
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text without what would make a document of it that no parser reads. */
export const legalText = (text: string): string => text.replace(ILLEGAL, "");

/** The same on one line, without blanks around it: a title, a name. */
export const cleanText = (text: string): string => legalText(text).replace(/\s+/g, " ").trim();

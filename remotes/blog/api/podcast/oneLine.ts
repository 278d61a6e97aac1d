/** What text files of players and XML 1.0 have no character for: control characters, halves of pairs, two codes that are none. */
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text on one line, without blanks around it and without what no player reads. */
export const oneLine = (text: string): string => text.replace(ILLEGAL, "").replace(/\s+/g, " ").trim();

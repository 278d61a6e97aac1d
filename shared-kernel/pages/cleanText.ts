/**
 * What an address asks for in words, as a host takes it: in one line, and cut where it is longer, because a long address is a
 * mistake or a joke and must not become an error.
 * @param text of a parameter, null where it is missing
 * @returns empty where nothing is asked for
 */
export const cleanText = (text: string | null, maxLength: number): string =>
  (text ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, maxLength)
    // Half of a character that was cut in two: no address can carry it.
    .replace(/[\uD800-\uDBFF]$/, "");

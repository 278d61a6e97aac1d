const MAX_WORDS = 20;

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const LAST_CODE_POINT = 0x10ffff;

/** A character by its reference; one that names none stays as it is written. */
const character = (written: string, name: string): string => {
  if (!name.startsWith("#")) return NAMED[name.toLowerCase()] ?? written;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : written;
};

/** Text without tags, its character references read, with single spaces. */
export const stripTags = (html: string): string =>
  html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, " ")
    // `a < b` is no tag.
    .replace(/<!--[\s\S]*?-->|<[a-z/!?][^>]*>/gi, " ")
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, character)
    .replace(/\s+/g, " ")
    .trim();

/** At most 20 words and an ellipsis, tags removed first (specification section 2.4). */
export const describe = (html: string): string => {
  const words = stripTags(html).split(" ");
  return words.length <= MAX_WORDS ? words.join(" ") : `${words.slice(0, MAX_WORDS).join(" ")}…`;
};

/** JSON that may stand inside a script element: `<` and the line separators are escaped. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const MAX_WORDS = 20;

/** Text without tags and with single spaces. */
export const stripTags = (html: string): string =>
  html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, " ")
    .replace(/<[^>]*>/g, " ")
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

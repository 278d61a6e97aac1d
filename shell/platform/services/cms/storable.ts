/** Controls that no text has, but lines and tabs: the database refuses some of them, and nobody sees any. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;
/** Halves of characters that were cut in two. */
const HALVES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const plain = (text: string): string => text.replace(HALVES, "").replace(CONTROLS, "");

const storableValue = (value: unknown): unknown => {
  if (typeof value === "string") return plain(value);
  if (Array.isArray(value)) return value.map(storableValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [plain(name), storableValue(inner)]));
};

/** Settings without the signs that no text has, so that a pasted one never keeps the rest from being saved. */
export const storable = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, storableValue(value)]));

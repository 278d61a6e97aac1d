const BREAK = /<\/?(?:p|div|li|ul|ol|h[1-6]|br|tr|table|blockquote|section|figure|pre)\b[^>]*>/gi;
const CELL_END = /<\/t[dh]>\s*(?=<t[dh]\b)/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const entity = (whole: string, name: string): string => {
  if (!name.startsWith("#")) return ENTITIES[name] ?? whole;
  const code = name[1] === "x" ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
};

/** Rich text as sentences: a block or a row of a table is a line, scripts and styles are left out. For reading only: it is not sanitised for HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(CELL_END, "; ")
    .replace(BREAK, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#?\w+);/g, entity)
    .replace(/[^\S\n]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();

import type { Language } from "../../../contract/studio/Session";

/** Languages whose indentation means something: a machine does not set it. */
const MEANT: ReadonlySet<Language> = new Set(["python"]);

/** How a language is tidied: rewritten by a formatter, indented by its grammar, or not at all. */
export const tidyingOf = (language: Language): "format" | "indent" | null => {
  if (language === "javascript" || language === "typescript" || language === "sql") return "format";
  return MEANT.has(language) ? null : "indent";
};

/**
 * The same program, laid out as its language is usually written.
 * @throws where it cannot be read: nothing is changed then
 */
export const formatProgram = async (language: Language, text: string): Promise<string> => {
  if (language === "sql") {
    const { formatDialect, sqlite } = await import("sql-formatter");
    return `${formatDialect(text, { dialect: sqlite, keywordCase: "upper", tabWidth: 2 })}\n`;
  }
  const { js_beautify } = await import("js-beautify/js/lib/beautify");
  return `${js_beautify(text, { indent_size: 2, preserve_newlines: true, max_preserve_newlines: 2 })}\n`;
};

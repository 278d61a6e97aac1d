import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";

const LANGUAGES = { bash, css, javascript, json, python, sql, typescript, xml };

for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);

/**
 * Code with its words marked, as HTML: everything of the source is escaped, and only `span`s of the highlighter are added.
 * @returns null for a language that is not known here
 */
export const highlightCode = (source: string, language: string): string | null =>
  hljs.getLanguage(language) ? hljs.highlight(source, { language, ignoreIllegals: true }).value : null;

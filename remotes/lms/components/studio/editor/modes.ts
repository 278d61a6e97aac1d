import { LanguageSupport, StreamLanguage } from "@codemirror/language";
import type { Extension } from "@codemirror/state";

import type { Language } from "../../../contract/studio/Session";

/** A language, or PHP in a page of HTML, whose grammars are three times as large. */
export type Mode = Language | "php-page";

const MARKUP = /\?>|^(?!\s*<\?)\s*\S/;

/** The grammar that a file needs. */
export const modeOf = (language: Language, text: string): Mode =>
  language === "php" && MARKUP.test(text) ? "php-page" : language;

/** Each language's grammar, completion and indentation, fetched with the first file of it. */
const MODES: Readonly<Record<Mode, () => Promise<Extension>>> = {
  javascript: async () => (await import("@codemirror/lang-javascript")).javascript(),
  typescript: async () => (await import("@codemirror/lang-javascript")).javascript({ typescript: true }),
  python: async () => (await import("@codemirror/lang-python")).python(),
  php: async () => new LanguageSupport((await import("@codemirror/lang-php")).phpLanguage),
  "php-page": async () => (await import("./phpInPage")).phpInPage(),
  sql: async () => {
    const { sql, SQLite } = await import("@codemirror/lang-sql");
    return sql({ dialect: SQLite, upperCaseKeywords: true });
  },
  c: async () => (await import("@codemirror/lang-cpp")).cpp(),
  cpp: async () => (await import("@codemirror/lang-cpp")).cpp(),
  go: async () => (await import("@codemirror/lang-go")).go(),
  rust: async () => (await import("@codemirror/lang-rust")).rust(),
  ruby: async () => streamed((await import("@codemirror/legacy-modes/mode/ruby")).ruby),
  lua: async () => streamed((await import("@codemirror/legacy-modes/mode/lua")).lua),
  r: async () => streamed((await import("@codemirror/legacy-modes/mode/r")).r),
};

const streamed = (parser: Parameters<typeof StreamLanguage.define>[0]): Extension =>
  new LanguageSupport(StreamLanguage.define(parser));

/** @throws what its chunk is rejected with: the text is then edited without colours */
export const loadMode = (mode: Mode): Promise<Extension> => MODES[mode]();

import { LanguageSupport, StreamLanguage } from "@codemirror/language";
import type { Extension } from "@codemirror/state";

import type { Language } from "../../../contract/studio/Session";

/** Each language's grammar, completion and indentation, fetched with the first file of it. */
const MODES: Readonly<Record<Language, () => Promise<Extension>>> = {
  javascript: async () => (await import("@codemirror/lang-javascript")).javascript(),
  typescript: async () => (await import("@codemirror/lang-javascript")).javascript({ typescript: true }),
  python: async () => (await import("@codemirror/lang-python")).python(),
  php: async () => (await import("@codemirror/lang-php")).php(),
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
export const loadMode = (language: Language): Promise<Extension> => MODES[language]();

import { LANGUAGES, type Language } from "./Session";

export interface LanguageFacts {
  readonly name: string;
  /** Two to four letters, for a narrow row. */
  readonly short: string;
  /** The file that a new program begins with. */
  readonly mainFile: string;
  readonly extension: string;
  /** How else a block of code may name it. */
  readonly aliases: readonly string[];
  /** What is fetched before its first run, compressed: said before it is fetched. */
  readonly megabytes: number;
  readonly indent: number;
}

/** What the interface knows of each language. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  javascript: fact("JavaScript", "JS", "main.js", ["js", "node", "mjs"], 0.2, 2),
  typescript: fact("TypeScript", "TS", "main.ts", ["ts"], 1.1, 2),
  python: fact("Python", "Py", "main.py", ["py", "python3"], 5.9, 4),
  php: fact("PHP", "PHP", "main.php", [], 6.5, 4),
  sql: fact("SQL", "SQL", "main.sql", ["sqlite"], 0.3, 2),
  c: fact("C", "C", "main.c", [], 19.8, 4),
  cpp: fact("C++", "C++", "main.cpp", ["c++", "cc", "cxx"], 19.8, 4),
  ruby: fact("Ruby", "Rb", "main.rb", ["rb"], 8, 2),
  lua: fact("Lua", "Lu", "main.lua", [], 0.1, 2),
  go: fact("Go", "Go", "main.go", ["golang"], 6.7, 4),
  r: fact("R", "R", "main.R", [], 14.9, 2),
  rust: fact("Rust", "Rs", "main.rs", ["rs"], 59, 4),
};

function fact(
  name: string,
  short: string,
  mainFile: string,
  aliases: readonly string[],
  megabytes: number,
  indent: number,
): LanguageFacts {
  return { name, short, mainFile, extension: mainFile.slice(mainFile.lastIndexOf(".")), aliases, megabytes, indent };
}

const byName: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) =>
    [language, ...LANGUAGE_FACTS[language].aliases].map((name): [string, Language] => [name, language]),
  ),
);

/** All names of languages that the studio runs. */
export const LANGUAGE_NAMES: readonly string[] = [...byName.keys()];

/** The language that a text names, as blocks of code and addresses do, or undefined where the studio does not run it. */
export const languageNamed = (name: string | null | undefined): Language | undefined =>
  byName.get((name ?? "").toLowerCase());

/** The language of a file by its name's end, or undefined. */
export const languageOfFile = (path: string): Language | undefined =>
  LANGUAGES.find((language) => path.toLowerCase().endsWith(LANGUAGE_FACTS[language].extension.toLowerCase()));

import type { Language } from "../../contract/studio/Session";

/** What a language is made of: a program (`programs/<program>.ts`), and asset sets by their names in `assets.json`. */
interface LanguageParts {
  readonly program: string;
  readonly sets: readonly string[];
}

export const LANGUAGE_PARTS: Readonly<Partial<Record<Language, LanguageParts>>> = {
  c: { program: "c", sets: ["clang"] },
  cpp: { program: "cpp", sets: ["clang"] },
  go: { program: "go", sets: ["go"] },
  javascript: { program: "javascript", sets: ["javascript"] },
  lua: { program: "lua", sets: ["lua"] },
  php: { program: "php", sets: ["php"] },
  python: { program: "python", sets: ["python"] },
  r: { program: "r", sets: ["r"] },
  ruby: { program: "ruby", sets: ["ruby"] },
  rust: { program: "rust", sets: ["rust"] },
  sql: { program: "sql", sets: ["sql"] },
  typescript: { program: "typescript", sets: ["javascript", "typescript"] },
};

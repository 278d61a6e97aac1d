import type { Language } from "../../contract/studio/Session";

/** What a language is made of: a program (`programs/<program>.ts`), and asset sets by their names in `assets.json`. */
interface LanguageParts {
  readonly program: string;
  readonly sets: readonly string[];
}

export const LANGUAGE_PARTS: Readonly<Partial<Record<Language, LanguageParts>>> = {
  javascript: { program: "javascript", sets: ["javascript"] },
};

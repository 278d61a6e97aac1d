import { LANGUAGE_FACTS } from "./languages";
import type { Program } from "./Program";
import samples from "./samples.json";
import type { Language } from "./Session";

/** What a new program of a language begins with; `words` are in the page's language. */
export const sampleProgram = (
  language: Language,
  words: { readonly comment: string; readonly greeting: string },
): Program => {
  const text = samples[language].join("\n").replace("{comment}", words.comment).replace("{greeting}", words.greeting);
  return { language, files: [{ path: LANGUAGE_FACTS[language].mainFile, text: `${text}\n` }], stdin: "" };
};

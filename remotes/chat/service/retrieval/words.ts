import type { Language } from "@serambi/kernel/contracts";
import type { PassageFact } from "@serambi/kernel/service";

import { COLLOQUIAL, CONCEPTS, STOP_WORDS } from "./lexicon";
import { stem } from "./stem";

const WORD = /[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu;

/** The words of a text in small letters, without accents, hyphens as joints. */
export const wordsOf = (text: string): string[] =>
  (text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().match(WORD) ?? []).flatMap((word) => word.split(/[-']/));

const conceptByStem = new Map<string, string>();
const asksByTerm = new Map<string, PassageFact["asks"]>();
for (const { name, asks, words } of CONCEPTS) {
  const term = `=${name}`;
  for (const word of words) if (!/[\s-]/.test(word)) conceptByStem.set(stem(word), term);
  if (asks) asksByTerm.set(term, asks);
}

const isStop = (word: string): boolean => STOP_WORDS.id.has(word) || STOP_WORDS.en.has(word);

/** The search term of a word: its meaning where the lexicon has it, else its stem. */
export const termOf = (word: string): string => {
  const root = stem(word);
  return conceptByStem.get(root) ?? root;
};

/** The terms of a text that is searched, in their order; words that say nothing are left out. */
export const termsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isStop(word))
    .map(termOf);

export const isConcept = (term: string): boolean => term.startsWith("=");

export interface AskedTerm {
  readonly word: string;
  readonly term: string;
}

/** The terms of a question, as it was meant. */
export const askedTerms = (question: string): readonly AskedTerm[] => {
  const meant = wordsOf(question).flatMap((word) => (COLLOQUIAL.get(word) ?? word).split(" "));
  return meant.flatMap((word) => {
    const bare = word.length > 5 && word.endsWith("nya") ? word.slice(0, -3) : word;
    return isStop(word) || isStop(bare) ? [] : [{ word: bare, term: termOf(bare) }];
  });
};

/** Which facts a question wants. */
export const wantedFacts = (terms: readonly AskedTerm[]): readonly PassageFact["asks"][] => [
  ...new Set(terms.flatMap(({ term }) => asksByTerm.get(term) ?? [])),
];

/** A word that asks for a fact names no thing: "when" is in no text that says when. */
export const isAsking = (term: string): boolean => asksByTerm.has(term);

/** The language that a question is in: that of most of its small words, else the site's. */
export const languageOf = (question: string, otherwise: Language): Language => {
  const words = wordsOf(question).map((word) => COLLOQUIAL.get(word) ?? word);
  const count = (language: Language) => words.filter((word) => STOP_WORDS[language].has(word)).length;
  const [id, en] = [count("id"), count("en")];
  if (id === en) return otherwise;
  return id > en ? "id" : "en";
};

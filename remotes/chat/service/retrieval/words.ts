import type { Language } from "@serambi/kernel/contracts";
import type { PassageFact } from "@serambi/kernel/service";

import { COLLOQUIAL, CONCEPTS, GLOSSARY, INTENTS, LEGAL, MODIFIERS, PHRASES, STOP_WORDS } from "./lexicon";
import { stem } from "./stem";

const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;

const PHRASE = new RegExp(`\\b(?:${[...PHRASES.keys()].join("|")})\\b`, "g");

/** The words of a text in small letters, without accents, hyphens as joints; phrases as the one word that they mean. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(PHRASE, (phrase) => PHRASES.get(phrase) ?? phrase)
      .match(WORD) ?? []
  ).flatMap((word) => word.replace(/['’]s$/, "").split(/[-'’]/));

const conceptByStem = new Map<string, string>();
const meanings = new Set<string>();
const asksByTerm = new Map<string, PassageFact["asks"]>();
const common = new Set(CONCEPTS.flatMap(({ name, isCommon }) => (isCommon ? [`=${name}`] : [])));
const conceptWords = new Map<string, number>();
/** So long a word of the glossary is not one letter away from many others. */
const GUESSED_LENGTH = 6;
const mean = (term: string, words: readonly string[], isGuessed: (word: string) => boolean): void => {
  for (const word of words)
    if (!/[\s-]/.test(word)) {
      // As it is written before its stem: "lanjut" and "lanjutan" may mean something else than what they share.
      conceptByStem.set(word, term);
      meanings.add(word);
      if (!conceptByStem.has(stem(word))) conceptByStem.set(stem(word), term);
      if (isGuessed(word)) conceptWords.set(word, 1);
    }
};
for (const { name, asks, words } of CONCEPTS) {
  mean(`=${name}`, words, () => true);
  if (asks) asksByTerm.set(`=${name}`, asks);
}
for (const words of [...GLOSSARY, ...MODIFIERS]) mean(`=${words[0]}`, words, ({ length }) => length >= GUESSED_LENGTH);
const modifiers = new Set(MODIFIERS.map(([name]) => `=${name}`));

/** Words that have a meaning on every site: a misspelt one may be one of them. */
export const CONCEPT_WORDS: ReadonlyMap<string, number> = conceptWords;

export const isStop = (word: string): boolean => STOP_WORDS.id.has(word) || STOP_WORDS.en.has(word);

/** Tells whether the lexicon has a word as it is written. */
export const isMeaning = (word: string): boolean => meanings.has(word);

/** The search term of a word: its meaning where the lexicon has it, else its stem. */
export const termOf = (word: string): string => {
  const meant = conceptByStem.get(word);
  if (meant !== undefined) return meant;
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
  /** Terms that a site may say it with instead. */
  readonly also?: readonly string[];
}

const SPOKEN = /^(?:di|me|ng|ny)?[a-z]{4,}in$/;

/** The words of a question as they were meant: spelt out, without what is joined to them. */
export const meantWords = (question: string): readonly string[] =>
  wordsOf(question)
    // "buku2" is written for "buku-buku".
    .map((word) => word.replace(/^(\p{L}{3,})2$/u, "$1"))
    .flatMap((word) => (COLLOQUIAL.get(word) ?? word).split(" "))
    .map((word) => (word.length > 5 && word.endsWith("nya") && !isStop(word) ? word.slice(0, -3) : word))
    .flatMap((word) => (COLLOQUIAL.get(word) ?? word).split(" "))
    // "dikabarin" is said for "dikabarkan".
    .map((word) => (SPOKEN.test(word) && termOf(word) === word ? word.replace(/in$/, "kan") : word));

/** What else a question may be answered with, and the words of it that this is about. */
const intentOf = (words: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const { when, add } of INTENTS)
    if (when.every((group) => words.some((word) => group.includes(word))))
      for (const word of words) if (when.some((group) => group.includes(word))) found.set(word, add.flatMap(termsOf));
  return found;
};

/** The terms of a question, as it was meant. */
export const askedTerms = (question: string): readonly AskedTerm[] => {
  const meant = meantWords(question);
  const intents = intentOf(meant);
  return meant.flatMap((word) => {
    if (isStop(word)) return [];
    const also = intents.get(word);
    return [{ word, term: termOf(word), ...(also && { also }) }];
  });
};

/** Which facts a question wants. */
export const wantedFacts = (terms: readonly AskedTerm[]): readonly PassageFact["asks"][] => [
  ...new Set(terms.flatMap(({ term }) => asksByTerm.get(term) ?? [])),
];

const legalWords = new Set(LEGAL.words);
/** Tells whether somebody asks for terms, privacy and the like. @param words of the question as they were meant */
export const asksForTerms = (words: readonly string[]): boolean =>
  words.some((word) => legalWords.has(word)) ||
  LEGAL.together.every((group) => words.some((word) => group.includes(word)));

/** A word that asks for a fact names no thing: "when" is in no text that says when. */
export const isAsking = (term: string): boolean => asksByTerm.has(term);

/** A meaning that many questions have, and few texts are found by. */
export const isCommon = (term: string): boolean => common.has(term);

/** A verb or a quality: less is meant by it than by the name of a thing. */
export const isModifier = (term: string): boolean => modifiers.has(term);

/** Terms of numbers that are written as words, from two on. */
export const NUMBER_TERMS: readonly string[] = [
  "dua",
  "tiga",
  "empat",
  "lima",
  "enam",
  "tujuh",
  "delapan",
  "sembilan",
  "sepuluh",
  "sebelas",
].map((name) => `=${name}`);

/** The language that a question is in: that of most of its small words, else the site's. */
export const languageOf = (question: string, otherwise: Language): Language => {
  const words = wordsOf(question).map((word) => COLLOQUIAL.get(word) ?? word);
  const count = (language: Language) => words.filter((word) => STOP_WORDS[language].has(word)).length;
  const [id, en] = [count("id"), count("en")];
  if (id === en) return otherwise;
  return id > en ? "id" : "en";
};

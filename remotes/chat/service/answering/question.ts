import type { Language } from "@serambi/kernel/contracts";

import { PERSON, TALK } from "../retrieval/lexicon";
import { askedTerms, languageOf, wordsOf, type AskedTerm } from "../retrieval/words";

/** The understanding of a message: its kind, and its words. */
export interface Understood {
  readonly kind: "talk" | "person" | "question";
  /** The reply to small talk. */
  readonly reply?: string;
  readonly language: Language;
  readonly terms: readonly AskedTerm[];
  /** It goes on with the question before. */
  readonly isFollowUp: boolean;
}

const GOES_ON =
  /^(?:kalau|kalo|klo|terus|trus|lalu|dan|and|what about|how about|then|so|yang|bagaimana dengan|gimana dengan)\b/i;
const POINTS =
  /\b(?:itu|ini|tersebut|tadi|it|that|this|they|them|those|the course|the class|kelasnya|acaranya|programnya)\b|\b\w{4,}nya\b/i;
/** So few terms name no thing of their own. */
const FEW_TERMS = 2;
const MOST_TALK_WORDS = 7;

const talkOf = (words: readonly string[], language: Language): string | undefined => {
  if (words.length === 0 || words.length > MOST_TALK_WORDS) return undefined;
  const found = TALK.find(({ words: known }) => known.includes(words[0] ?? "") || known.includes(words.at(-1) ?? ""));
  return found && words.every((word) => TALK.some(({ words: known }) => known.includes(word)) || word.length < 4)
    ? found[language]
    : undefined;
};

const wantsPerson = (words: readonly string[]): boolean =>
  words.some((word) => PERSON.alone.includes(word)) ||
  new Set(words.filter((word) => PERSON.words.includes(word))).size >= 2;

/** Reads a question, beside the one before it. */
export const understand = (question: string, siteLanguage: Language, before?: string): Understood => {
  const language = languageOf(question, siteLanguage);
  const words = wordsOf(question);
  const terms = askedTerms(question);
  const reply = talkOf(words, language);
  if (reply !== undefined) return { kind: "talk", reply, language, terms, isFollowUp: false };
  const isFollowUp =
    before !== undefined &&
    (GOES_ON.test(question.trim()) ||
      (POINTS.test(question) && terms.length <= FEW_TERMS + 1) ||
      terms.length < FEW_TERMS);
  if (wantsPerson(words)) return { kind: "person", language, terms, isFollowUp };
  return { kind: "question", language, terms, isFollowUp };
};

import type { Language } from "@serambi/kernel/contracts";

import { PERSON, TALK } from "../retrieval/lexicon";
import { askedTerms, isAsking, isCommon, languageOf, meantWords, wordsOf, type AskedTerm } from "../retrieval/words";

/** The understanding of a message: its kind, and its words. */
export interface Understood {
  readonly kind: "talk" | "person" | "question";
  /** The reply to small talk. */
  readonly reply?: string;
  readonly language: Language;
  /** As they were meant. */
  readonly words: readonly string[];
  readonly terms: readonly AskedTerm[];
  /** It goes on with the question before. */
  readonly isFollowUp: boolean;
}

const GOES_ON =
  /^(?:kalau|kalo|klo|terus|trus|lalu|dan|and|what about|how about|then|so|yang|bagaimana dengan|gimana dengan)\b/i;
const POINTS =
  /\b(?:itu|tersebut|tadi|it|that|they|them|those|the course|the class|kelasnya|acaranya|programnya)\b|\b\w{4,}nya\b/i;
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

/** So long a question is about something, also where it has a person in it. */
const MOST_PERSON_WORDS = 12;

const wantsPerson = (words: readonly string[]): boolean => {
  const text = ` ${words.join(" ")} `;
  if (PERSON.phrases.some((phrase) => text.includes(` ${phrase} `))) return true;
  return (
    words.length <= MOST_PERSON_WORDS &&
    words.some((word) => PERSON.reach.includes(word)) &&
    words.some((word) => PERSON.person.includes(word))
  );
};

/** Reads a question, beside the one before it. */
export const understand = (question: string, siteLanguage: Language, before?: string): Understood => {
  const language = languageOf(question, siteLanguage);
  const words = meantWords(question);
  const terms = askedTerms(question);
  const reply = talkOf(wordsOf(question), language);
  const understood = { language, words, terms };
  if (reply !== undefined) return { kind: "talk", reply, ...understood, isFollowUp: false };
  const named = terms.filter(({ term }) => !isAsking(term) && !isCommon(term)).length;
  const isFollowUp =
    before !== undefined &&
    (GOES_ON.test(question.trim()) || (POINTS.test(question) && named < FEW_TERMS) || named === 0);
  return { kind: wantsPerson(words) ? "person" : "question", ...understood, isFollowUp };
};

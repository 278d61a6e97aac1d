import type { Language } from "@serambi/kernel/contracts";
import type { PassageFact } from "@serambi/kernel/service";

import { KIND_TERMS, kindTermsOf, type Found, type SearchTerm } from "../retrieval/rank";
import type { Chunk, SiteIndex } from "../retrieval/SiteIndex";
import { LISTING } from "../retrieval/lexicon";
import { isAsking, isCommon, NUMBER_TERMS, termsOf, wantedFacts } from "../retrieval/words";
import type { Understood } from "./question";
import { sentencesOf } from "./sentences";
import { factsOf, pageOf } from "./things";

/** Less of the question than this is in the best piece: it is about something else. */
const ENOUGH = 0.55;
/** With a word that the site does not have, the rest of the question has to be there the more. */
const ENOUGH_BESIDE_UNKNOWN = 0.72;
/** A fact that is no data has to stand in a text that is about it. */
const ENOUGH_FOR_FACT = 0.66;
/** So much of the question is there that what it asks for stands beside it. */
const NEARLY_ALL = 0.8;
/** So much of what is named is in the title or the data of the thing whose fact is told. */
const ENOUGH_OF_NAME = 0.6;
/** So much of a title is said in the question that it is the thing that is meant. */
const NAMED = 0.6;

/** So near a piece is about what was asked, whatever else the question says. */
const SURE = 0.75;

/** An answer being made. */
export interface Telling {
  readonly index: SiteIndex;
  readonly terms: readonly SearchTerm[];
  readonly language: Language;
  readonly now: Date;
}

/** The data of a thing that the question asks for. */
export const wantedOf = ({ index, terms }: Telling, chunk: Chunk): readonly PassageFact[] => {
  const wanted = new Set(wantedFacts(terms));
  // "How much does that job pay?" asks for a price by its words; what work pays is none for whoever did not ask for work.
  const asked = new Set(terms.map(({ term }) => term));
  if (wanted.has("price") && kindTermsOf(chunk).some((kind) => KIND_TERMS.has(kind) && asked.has(kind)))
    wanted.add("pay");
  return factsOf(index, chunk).filter(({ asks }) => wanted.has(asks) && asks !== "contact");
};

const DIGIT = /\d/;
const AMOUNT = /(?:\bRp|\bIDR)\s?\d/;

/** Finds what is asked for in a text: a price, a person, a time. A place has no word of its own. */
const hasAsked = (
  asking: readonly SearchTerm[],
  said: { readonly has: (term: string) => boolean },
  text: string,
): boolean => {
  if (asking.some(({ term, also = [] }) => [term, ...also].some((one) => said.has(one)))) return true;
  const wanted = wantedFacts(asking);
  if (wanted.includes("place") || (wanted.some((asks) => asks === "price" || asks === "pay") && AMOUNT.test(text)))
    return true;
  const hasNumber = DIGIT.test(text) || NUMBER_TERMS.some((one) => said.has(one));
  return hasNumber && (wanted.includes("date") || wanted.includes("length"));
};

/** Finds what is asked for in a piece that is no thing; a price or a person beside what is named, where the page is not of that name. */
const saysAsked = (
  terms: readonly SearchTerm[],
  { chunk: { text, terms: said } }: Found,
  isNamed: boolean,
): boolean => {
  const asking = terms.filter(({ term }) => isAsking(term));
  const named = terms.filter(({ term }) => !isAsking(term) && !isCommon(term) && !KIND_TERMS.has(term));
  const isBeside = wantedFacts(asking).some((asks) => asks === "price" || asks === "pay" || asks === "people");
  if (isNamed || !isBeside || named.length === 0) return hasAsked(asking, said, text);
  const sentences = sentencesOf(text);
  return sentences.some((sentence, at) => {
    const both = `${sentence} ${sentences[at + 1] ?? ""}`;
    const there = new Set(termsOf(both));
    return (
      named.some(({ term, also = [] }) => [term, ...also].some((one) => there.has(one))) &&
      hasAsked(asking, there, both)
    );
  });
};

/** A site's front page says what it has. */
const FRONT = "/";
/** So much of what is asked for is in the name of a thing that the site is said to have. */
const IS_ONE = 0.4;

/** Tells whether somebody asks if the site has a thing of that kind: a piece that only mentions it is no answer. */
const asksWhetherThereIs = (words: readonly string[], terms: readonly SearchTerm[]): boolean =>
  terms.some(({ term }) => KIND_TERMS.has(term)) &&
  terms.some(({ term }) => !KIND_TERMS.has(term)) &&
  words.some((word) => LISTING.exists.includes(word));

/** Tells whether a piece is of another kind than the one that was asked for, and not called by it. */
const isOfAnotherKind = (terms: readonly SearchTerm[], { chunk, inName }: Found): boolean => {
  const asked = terms.filter(({ term }) => KIND_TERMS.has(term));
  const kinds = kindTermsOf(chunk).filter((kind) => KIND_TERMS.has(kind));
  return (
    asked.length > 0 &&
    kinds.length > 0 &&
    inName < IS_ONE &&
    !asked.some(({ term }) => kinds.includes(term) || chunk.titleTerms.has(term))
  );
};

/** A word of the text alone says less of what a thing is. */
const IN_TEXT = 0.5;

/** Share of what is named that a thing has, 0 to 1: in its title and data, and half of it in its text. */
const namedShare = (named: readonly SearchTerm[], { titleTerms, factTerms, terms: said }: Chunk): number => {
  let [all, found] = [0, 0];
  for (const { term, also = [], weight } of named) {
    const ways = [term, ...also];
    all += weight;
    if (ways.some((one) => titleTerms.has(one) || factTerms.has(one))) found += weight;
    else if (ways.some((one) => said.has(one))) found += weight * IN_TEXT;
  }
  return all > 0 ? found / all : 0;
};

/** True where the best piece is about what was asked, and says it. */
export const isAnswer = (telling: Telling, best: Found, { words, isFollowUp }: Understood): boolean => {
  const { terms } = telling;
  if (
    !isFollowUp &&
    wantedFacts(terms).length === 0 &&
    asksWhetherThereIs(words, terms) &&
    best.inName < IS_ONE &&
    !(best.named >= NAMED && best.coverage >= NEARLY_ALL) &&
    pageOf(best.chunk.passage.path) !== FRONT
  )
    return false;
  const hasUnknown = terms.some(({ isUnknown }) => isUnknown === true);
  const isNamed = best.named >= NAMED && best.inTitle > 0.3 && !(hasUnknown && best.coverage < ENOUGH);
  if (best.score >= SURE && !isOfAnotherKind(terms, best) && wantedFacts(terms).length === 0) return true;
  if (!isNamed && best.coverage < (hasUnknown ? ENOUGH_BESIDE_UNKNOWN : ENOUGH)) return false;
  if (!isFollowUp && isOfAnotherKind(terms, best)) return false;
  const wanted = wantedFacts(terms);
  if (wanted.length === 0) return true;
  const named = terms.filter(({ term }) => !isAsking(term) && !KIND_TERMS.has(term));
  // A fact is of the thing that is named, and of none that only mentions it.
  if (wantedOf(telling, best.chunk).length > 0)
    return isFollowUp || named.length === 0 || isNamed || namedShare(named, best.chunk) >= ENOUGH_OF_NAME;
  // A page of that name tells of the people in it, whatever it calls them.
  if (!isNamed && best.coverage < ENOUGH_FOR_FACT) return false;
  const isAbout = isNamed || (best.coverage >= NEARLY_ALL && !hasUnknown);
  return (isAbout && wanted.every((asks) => asks === "people")) || saysAsked(terms, best, isNamed);
};

import { HELP_KIND } from "../helpKind";
import type { Chunk, SiteIndex } from "./SiteIndex";
import { nearestWord, wholeWord } from "./nearest";
import { isVerb, realWord } from "./stem";
import {
  asksForTerms,
  CONCEPT_WORDS,
  isAsking,
  isCommon,
  isConcept,
  isMeaning,
  isModifier,
  isStop,
  termOf,
  wordsOf,
  type AskedTerm,
} from "./words";

/** BM25's own: how soon a repeated term says no more, and how much long texts are held back. */
const K1 = 1.2;
const B = 0.6;
/** So many of the first ranking are ranked again. */
const RERANKED = 60;
/** A term of the question before says less than one of this question. */
const EARLIER = 0.45;
/** A word that asks for a fact, against one that names a thing. */
const ASKING = 0.3;
/** A kind of thing is in many texts of a site, and names none of them. */
const KIND = 0.4;
/** The weight of a verb or a quality against the name of a thing. */
const MODIFYING = 0.5;
/** A word that stands in another piece of the same page. */
const ELSEWHERE = 0.4;
/** The site's own name is in the title of all its front page, and asks for none of it. */
const SITE_NAME = 0.2;
/** A piece of the very name that is asked for, and of no longer one. */
const EXACT = 0.2;
/** A piece of the kind that is asked for. */
const OF_KIND = 0.1;
/** So short a word that the site does not have is a slip, and no name. */
const SHORT = 3;
/** A word that was taken for another one is believed a little less. */
const GUESSED = 0.8;

/** A term that is searched, with how much it counts. */
export interface SearchTerm extends AskedTerm {
  readonly weight: number;
  /** The site has no such word, and none like it. */
  readonly isUnknown?: boolean;
  readonly isGuess?: boolean;
}

export interface Found {
  readonly chunk: Chunk;
  readonly score: number;
  /** How much of what was asked it has, 0 to 1, by the weight of the terms. */
  readonly coverage: number;
  /** Share of its title or heading, or of its page's title, that was asked for, 0 to 1. */
  readonly named: number;
  /** How much of what was asked its title has, 0 to 1. */
  readonly inTitle: number;
  /** The same of the words that name a thing, without those for its kind or a fact of it. */
  readonly inName: number;
}

interface Question {
  readonly words: readonly string[];
  readonly terms: readonly SearchTerm[];
  /** Terms of the question before, where this one goes on with it. */
  readonly earlier?: readonly AskedTerm[];
  /** Paths that were cited last. */
  readonly near?: ReadonlySet<string>;
  /** Terms are looked through as well, though none of the words asks for them. */
  readonly hasTerms?: boolean;
}

/** Terms that name kinds of things on every site. */
export const KIND_TERMS: ReadonlySet<string> = new Set(
  ["class", "job", "event", "article", "program", "company"].map((name) => `=${name}`),
);

const partOf = (index: SiteIndex, term: string): number => {
  if (isAsking(term) || isCommon(term)) return ASKING;
  if (isModifier(term)) return MODIFYING;
  if (index.nameTerms.has(term)) return SITE_NAME;
  return KIND_TERMS.has(term) ? KIND : 1;
};

/** Terms of the site's own words: one that is misspelt is taken for the nearest of them. */
export const searchTerms = (index: SiteIndex, asked: readonly AskedTerm[]): readonly SearchTerm[] => {
  const seen = new Set<string>();
  return asked.flatMap((one) => {
    const isThere = index.having(one.term).length > 0;
    // A stem may be found in a misspelt word by chance: what is spelt like a word of the site's is rather that one.
    const isSpelt =
      index.headwords.has(one.word) ||
      isMeaning(one.word) ||
      realWord(one.word) === "root" ||
      (isThere && !isConcept(one.term));
    const slip = isSpelt ? undefined : nearestWord(one.word, index.headwords, 1);
    const guess =
      slip ??
      (isThere || isConcept(one.term) || isSpelt || realWord(one.word) === "derived"
        ? undefined
        : (nearestWord(one.word, index.headwords) ??
          nearestWord(one.word, CONCEPT_WORDS) ??
          wholeWord(one.word, index.headwords)));
    const isUnknown =
      one.word.length > SHORT &&
      !isThere &&
      guess === undefined &&
      !one.also &&
      !isAsking(one.term) &&
      !isModifier(one.term) &&
      !isVerb(one.word) &&
      !isCommon(one.term);
    const meant = guess === undefined ? one : { ...one, word: guess, term: termOf(guess) };
    // A count that stands nowhere says nothing of what is meant.
    if (seen.has(meant.term) || (guess !== undefined && isStop(guess)) || (!isThere && /^\d$/.test(one.word)))
      return [];
    seen.add(meant.term);
    return [
      {
        ...meant,
        weight: index.weightOf(meant.term) * partOf(index, meant.term) * (!isThere && isVerb(one.word) ? MODIFYING : 1),
        ...(guess !== undefined && { isGuess: true }),
        ...(isUnknown && { isUnknown: true }),
      },
    ];
  });
};

const bm25 = (index: SiteIndex, chunk: Chunk, { term, weight }: SearchTerm): number => {
  const count = chunk.terms.get(term) ?? 0;
  if (count === 0) return 0;
  const long = 1 - B + (B * chunk.length) / index.averageLength;
  return (weight * count * (K1 + 1)) / (count + K1 * long);
};

const hasTerm = (terms: { readonly has: (term: string) => boolean }, { term, also }: SearchTerm): boolean =>
  terms.has(term) || also?.some((other) => terms.has(other)) === true;

/** Whether all words of one of its phrases are in the question. */
const isCalled = ({ passage }: Chunk, words: readonly string[]): boolean =>
  passage.words?.some((phrase) => {
    const said = wordsOf(phrase);
    return said.length > 1 && said.every((word) => words.includes(word));
  }) === true;

/** The terms of the kind of thing that a piece is of. */
export const kindTermsOf = ({ passage: { kind } }: Chunk): readonly string[] =>
  [kind.id, kind.en].map((name) => termOf(name.toLowerCase()));

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** Share of a name that was asked for, 0 to 1, by the weight of its words. */
const askedShare = (index: SiteIndex, name: ReadonlySet<string>, terms: readonly SearchTerm[]): number => {
  let [asked, all] = [0, 0];
  for (const term of name) {
    const weight = index.weightOf(term) * partOf(index, term);
    all += weight;
    if (terms.some((one) => one.term === term)) asked += weight;
  }
  return share(asked, all);
};

/** Shares of a question that stand in a piece, in its title and in its name, 0 to 1, by the weight of the words. */
const sharesOf = (index: SiteIndex, chunk: Chunk, terms: readonly SearchTerm[]) => {
  const onPage = index.termsOn(chunk.passage.path.split("#", 1)[0] ?? "");
  let [total, there, inTitle, names, inName] = [0, 0, 0, 0, 0];
  for (const term of terms) {
    const weight = term.weight * (term.isGuess ? GUESSED : 1);
    total += term.weight;
    if (hasTerm(chunk.terms, term)) there += weight;
    else if (hasTerm(onPage, term)) there += weight * ELSEWHERE;
    const isNaming = !KIND_TERMS.has(term.term) && !isAsking(term.term) && !isCommon(term.term);
    if (isNaming) names += term.weight;
    if (!hasTerm(chunk.titleTerms, term)) continue;
    inTitle += weight;
    if (isNaming) inName += weight;
  }
  return { coverage: share(there, total), inTitle: share(inTitle, total), inName: share(inName, names) };
};

/** The second ranking: how much of the question is there and in its title, and how much of its name is asked for. */
const closeness = (index: SiteIndex, chunk: Chunk, { terms, near, words }: Question) => {
  const shareOf = (called: readonly ReadonlySet<string>[]): number =>
    Math.max(...called.map((name) => askedShare(index, name, terms)));
  const titleShare = shareOf(chunk.names);
  const shares = sharesOf(index, chunk, terms);
  const kinds = kindTermsOf(chunk);
  const isOfKind = terms.some(({ term }) => KIND_TERMS.has(term) && kinds.includes(term));
  const isNear = near?.has(chunk.passage.path.split("#", 1)[0] ?? "") === true;
  const value =
    0.5 * shares.coverage +
    0.2 * shares.inTitle +
    0.3 * titleShare +
    (isOfKind ? OF_KIND : 0) +
    (shares.inName >= 1 && titleShare >= 1 ? EXACT : 0) +
    (isNear ? 0.3 : 0) +
    (isCalled(chunk, words) ? 0.4 : 0);
  return { value, ...shares, named: Math.max(titleShare, shareOf(chunk.pageNames)) };
};

/** Help is found by its phrases alone, and terms by what asks for terms: both are about all of a site, and would answer for its things. */
const isMeant = (chunk: Chunk, words: readonly string[], isForTerms: boolean): boolean => {
  if (chunk.passage.isLegal === true) return isForTerms;
  return chunk.passage.kind.id !== HELP_KIND.id || isCalled(chunk, words);
};

/** The pieces of a site that a question is about, the best first. */
export const rank = (index: SiteIndex, question: Question): readonly Found[] => {
  const earlier = searchTerms(index, question.earlier ?? []).map((term) => ({
    ...term,
    weight: term.weight * EARLIER,
  }));
  const all = [
    ...question.terms,
    ...earlier.filter(({ term }) => !question.terms.some((one) => one.term === term) && !isAsking(term)),
  ];
  const isForTerms = question.hasTerms === true || asksForTerms(question.words);
  const scores = new Map<number, number>();
  for (const one of all)
    for (const term of new Set([one.term, ...(one.also ?? [])]))
      for (const at of index.having(term)) {
        const chunk = index.chunks[at];
        if (chunk && isMeant(chunk, question.words, isForTerms))
          scores.set(at, (scores.get(at) ?? 0) + bm25(index, chunk, { ...one, term }));
      }
  const first = [...scores].toSorted((a, b) => b[1] - a[1]).slice(0, RERANKED);
  const highest = first[0]?.[1] || 1;
  return first
    .flatMap(([at, score]): Found[] => {
      const chunk = index.chunks[at];
      if (!chunk) return [];
      const { value, ...close } = closeness(index, chunk, { ...question, terms: all });
      return [{ chunk, score: 0.4 * (score / highest) + 0.6 * value, ...close }];
    })
    .toSorted((a, b) => b.score - a.score);
};

import { HELP_KIND } from "../helpKind";
import type { Chunk, SiteIndex } from "./SiteIndex";
import { nearestWord } from "./nearest";
import { CONCEPT_WORDS, isAsking, isCommon, isConcept, termOf, termsOf, wordsOf, type AskedTerm } from "./words";

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
  /** How much of its title was asked for, 0 to 1. */
  readonly titleShare: number;
  /** How much of what was asked its title has, 0 to 1. */
  readonly inTitle: number;
}

interface Question {
  readonly words: readonly string[];
  readonly terms: readonly SearchTerm[];
  /** Terms of the question before, where this one goes on with it. */
  readonly earlier?: readonly AskedTerm[];
  /** Paths that were cited last. */
  readonly near?: ReadonlySet<string>;
}

/** Terms that name kinds of things on every site. */
export const KIND_TERMS: ReadonlySet<string> = new Set(
  ["class", "job", "event", "article", "program", "company"].map((name) => `=${name}`),
);

const partOf = (term: string): number => {
  if (isAsking(term) || isCommon(term)) return ASKING;
  return KIND_TERMS.has(term) ? KIND : 1;
};

/** Terms of the site's own words: one that is misspelt is taken for the nearest of them. */
export const searchTerms = (index: SiteIndex, asked: readonly AskedTerm[]): readonly SearchTerm[] => {
  const seen = new Set<string>();
  return asked.flatMap((one) => {
    const isKnown = isConcept(one.term) || index.knows(one.word);
    const guess = isKnown
      ? undefined
      : (nearestWord(one.word, index.headwords) ?? nearestWord(one.word, CONCEPT_WORDS));
    const meant = guess === undefined ? one : { ...one, word: guess, term: termOf(guess) };
    if (seen.has(meant.term)) return [];
    seen.add(meant.term);
    return [
      {
        ...meant,
        weight: index.weightOf(meant.term) * partOf(meant.term),
        ...(guess !== undefined && { isGuess: true }),
        ...(!isKnown && guess === undefined && !meant.also && { isUnknown: true }),
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

const pairsOf = (terms: readonly string[]): ReadonlySet<string> =>
  new Set(terms.slice(1).map((term, at) => `${terms[at]} ${term}`));

const hasTerm = (terms: { readonly has: (term: string) => boolean }, { term, also }: SearchTerm): boolean =>
  terms.has(term) || also?.some((other) => terms.has(other)) === true;

/** Whether all words of one of its phrases are in the question. */
const isCalled = ({ passage }: Chunk, words: readonly string[]): boolean =>
  passage.words?.some((phrase) => {
    const said = wordsOf(phrase);
    return said.length > 1 && said.every((word) => words.includes(word));
  }) === true;

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** The second ranking: how much of the question is there, in its title, and in the question's order. */
const closeness = (index: SiteIndex, chunk: Chunk, { terms, near, words }: Question) => {
  let [total, there, inTitle] = [0, 0, 0];
  for (const term of terms) {
    const weight = term.weight * (term.isGuess ? GUESSED : 1);
    total += term.weight;
    if (hasTerm(chunk.terms, term)) there += weight;
    if (hasTerm(chunk.titleTerms, term)) inTitle += weight;
  }
  const asked = pairsOf(terms.map(({ term }) => term));
  const said = asked.size > 0 ? pairsOf(termsOf(`${chunk.passage.title} ${chunk.text}`)) : new Set<string>();
  const inOrder = asked.size > 0 ? [...asked].filter((pair) => said.has(pair)).length / asked.size : 0;
  const titles = [...chunk.ownTitleTerms].map((term) => ({
    weight: index.weightOf(term),
    isAsked: terms.some((one) => one.term === term),
  }));
  const titleShare = share(
    titles.reduce((sum, { weight, isAsked }) => sum + (isAsked ? weight : 0), 0),
    titles.reduce((sum, { weight }) => sum + weight, 0),
  );
  const coverage = share(there, total);
  const isNear = near?.has(chunk.passage.path.split("#", 1)[0] ?? "") === true;
  const value =
    0.45 * coverage +
    0.2 * share(inTitle, total) +
    0.1 * inOrder +
    0.25 * titleShare +
    (isNear ? 0.3 : 0) +
    (isCalled(chunk, words) ? 0.4 : 0);
  return { value, coverage, titleShare, inTitle: share(inTitle, total) };
};

/** Help is found by its phrases alone: it is about all of a site, and would answer for its things. */
const isMeant = (chunk: Chunk, words: readonly string[]): boolean =>
  chunk.passage.kind.id !== HELP_KIND.id || isCalled(chunk, words);

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
  const scores = new Map<number, number>();
  for (const one of all)
    for (const term of new Set([one.term, ...(one.also ?? [])]))
      for (const at of index.having(term)) {
        const chunk = index.chunks[at];
        if (chunk && isMeant(chunk, question.words))
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

import type { Chunk, SiteIndex } from "./SiteIndex";
import { nearestWord } from "./nearest";
import { isAsking, isConcept, termOf, termsOf, type AskedTerm } from "./words";

/** BM25's own: how soon a repeated term says no more, and how much long texts are held back. */
const K1 = 1.2;
const B = 0.6;
/** So many of the first ranking are ranked again. */
const RERANKED = 60;
/** A term of the question before says less than one of this question. */
const EARLIER = 0.45;

/** A term that is searched, with how much it counts. */
export interface SearchTerm extends AskedTerm {
  readonly weight: number;
}

export interface Found {
  readonly chunk: Chunk;
  readonly score: number;
  /** How much of what was asked it has, 0 to 1, by the weight of the terms. */
  readonly coverage: number;
}

interface Question {
  readonly terms: readonly SearchTerm[];
  /** Terms of the question before, where this one goes on with it. */
  readonly earlier?: readonly AskedTerm[];
  /** Paths that were cited last. */
  readonly near?: ReadonlySet<string>;
}

/** Terms of the site's own words: one that is misspelt is taken for the nearest of them. */
export const searchTerms = (index: SiteIndex, asked: readonly AskedTerm[]): readonly SearchTerm[] => {
  const seen = new Set<string>();
  return asked.flatMap(({ word, term }) => {
    const known = isConcept(term) || index.knows(word) ? undefined : nearestWord(word, index.vocabulary);
    const meant = known === undefined ? { word, term } : { word: known, term: termOf(known) };
    if (seen.has(meant.term)) return [];
    seen.add(meant.term);
    // A concept is in many texts of a site that is about it, and still is what was asked for; an asking word is none of it.
    const weight = index.weightOf(meant.term) * (isAsking(meant.term) ? 0.35 : 1);
    return [{ ...meant, weight }];
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

/** The second ranking: how much of the question is there, in its title, and in the question's order. */
const closeness = (chunk: Chunk, { terms, near }: Question): { readonly value: number; readonly coverage: number } => {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  let there = 0;
  let inTitle = 0;
  for (const { term, weight } of terms) {
    if (chunk.terms.has(term)) there += weight;
    if (chunk.titleTerms.has(term)) inTitle += weight;
  }
  const asked = pairsOf(terms.map(({ term }) => term));
  const said = asked.size > 0 ? pairsOf(termsOf(`${chunk.passage.title} ${chunk.text}`)) : new Set<string>();
  const inOrder = asked.size > 0 ? [...asked].filter((pair) => said.has(pair)).length / asked.size : 0;
  const titleShare =
    chunk.titleTerms.size > 0
      ? [...chunk.titleTerms].filter((term) => terms.some((one) => one.term === term)).length / chunk.titleTerms.size
      : 0;
  const coverage = there / total;
  const isNear = near?.has(chunk.passage.path.split("#", 1)[0] ?? "") === true;
  const value = 0.5 * coverage + 0.25 * (inTitle / total) + 0.1 * inOrder + 0.15 * titleShare + (isNear ? 0.2 : 0);
  return { value, coverage };
};

/** The pieces that answer a question best, the best first: by BM25, and of the best of those by how close they are. */
export const rank = (index: SiteIndex, question: Question): readonly Found[] => {
  const earlier = (question.earlier ?? []).map((term) => ({ ...term, weight: index.weightOf(term.term) * EARLIER }));
  const all = [...question.terms, ...earlier];
  const scores = new Map<number, number>();
  for (const term of all)
    for (const at of index.having(term.term)) {
      const chunk = index.chunks[at];
      if (chunk) scores.set(at, (scores.get(at) ?? 0) + bm25(index, chunk, term));
    }
  const first = [...scores].toSorted((a, b) => b[1] - a[1]).slice(0, RERANKED);
  const highest = first[0]?.[1] ?? 1;
  return first
    .flatMap(([at, score]): Found[] => {
      const chunk = index.chunks[at];
      if (!chunk) return [];
      const { value, coverage } = closeness(chunk, { ...question, terms: all });
      return [{ chunk, score: 0.5 * (score / highest) + 0.5 * value, coverage }];
    })
    .toSorted((a, b) => b.score - a.score);
};

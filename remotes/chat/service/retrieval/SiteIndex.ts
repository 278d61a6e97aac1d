import { createHash } from "node:crypto";

import type { Passage } from "@serambi/kernel/service";

import { termsOf, wordsOf, termOf } from "./words";

/** As much as is read at once, and quoted: a paragraph or two. */
const CHUNK_WORDS = 110;
/** Title and heading say what a passage is about. */
const WEIGHTS = { title: 3, heading: 2.5, words: 2, text: 1 } as const;
/** So many passages are indexed before others have their turn. */
const SLICE = 50;

/** A piece of a passage, with its terms counted. */
export interface Chunk {
  readonly passage: Passage;
  readonly text: string;
  readonly terms: ReadonlyMap<string, number>;
  readonly titleTerms: ReadonlySet<string>;
  /** Sum of the weights of its terms. */
  readonly length: number;
}

const chunksOf = (text: string): string[] => {
  const found: string[] = [];
  let taken: string[] = [];
  let count = 0;
  for (const line of text.split("\n")) {
    const words = line.split(" ").length;
    if (count > 0 && count + words > CHUNK_WORDS) {
      found.push(taken.join("\n"));
      [taken, count] = [[], 0];
    }
    taken.push(line);
    count += words;
  }
  return [...found, taken.join("\n")];
};

const addTerms = (counts: Map<string, number>, text: string, weight: number): void => {
  for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + weight);
};

const indexPassage = (passage: Passage): readonly Chunk[] => {
  const { title, heading = "", text, words = [], facts = [] } = passage;
  const titleTerms = new Set(termsOf(`${title} ${heading}`));
  const labels = facts.map(({ label, value }) => `${label.id} ${value.id}`).join(" ");
  return chunksOf(text).map((piece) => {
    const terms = new Map<string, number>();
    addTerms(terms, title, WEIGHTS.title);
    addTerms(terms, heading, WEIGHTS.heading);
    addTerms(terms, words.join(" "), WEIGHTS.words);
    addTerms(terms, `${passage.kind.id} ${passage.kind.en}`, 1);
    addTerms(terms, `${piece} ${labels}`, WEIGHTS.text);
    const length = [...terms.values()].reduce((sum, weight) => sum + weight, 0);
    return { passage, text: piece, terms, titleTerms, length };
  });
};

const keyOf = (passage: Passage): string => createHash("sha1").update(JSON.stringify(passage)).digest("base64url");

/** The index of one site: passages in pieces, and for each term the pieces that have it. */
export class SiteIndex {
  private readonly byTerm = new Map<string, number[]>();
  /** Every word as it is written, with how often: what a misspelt one is compared with. */
  readonly vocabulary = new Map<string, number>();
  readonly averageLength: number;

  private constructor(
    readonly chunks: readonly Chunk[],
    private readonly kept: ReadonlyMap<string, readonly Chunk[]>,
  ) {
    let length = 0;
    for (const [at, chunk] of chunks.entries()) {
      length += chunk.length;
      for (const term of chunk.terms.keys()) {
        const list = this.byTerm.get(term);
        if (list) list.push(at);
        else this.byTerm.set(term, [at]);
      }
    }
    this.averageLength = length / Math.max(1, chunks.length);
  }

  static readonly EMPTY = new SiteIndex([], new Map());

  /** Makes the index of these passages; what has not changed is taken over from the one before. Gives way to others in between. */
  static async of(passages: readonly Passage[], before = SiteIndex.EMPTY): Promise<SiteIndex> {
    const kept = new Map<string, readonly Chunk[]>();
    let made = 0;
    for (const passage of passages) {
      const key = keyOf(passage);
      const known = before.kept.get(key);
      kept.set(key, known ?? indexPassage(passage));
      if (!known && ++made % SLICE === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    if (made === 0 && kept.size === before.kept.size) return before;
    const index = new SiteIndex([...kept.values()].flat(), kept);
    for (const { passage, text } of index.chunks)
      for (const word of wordsOf(`${passage.title} ${passage.heading ?? ""} ${text}`))
        index.vocabulary.set(word, (index.vocabulary.get(word) ?? 0) + 1);
    return index;
  }

  /** The pieces that have a term, by their places. */
  having(term: string): readonly number[] {
    return this.byTerm.get(term) ?? [];
  }

  /** How much a term tells: the rarer, the more. */
  weightOf(term: string): number {
    const count = this.having(term).length;
    return Math.log(1 + (this.chunks.length - count + 0.5) / (count + 0.5));
  }

  knows(word: string): boolean {
    return this.having(termOf(word)).length > 0;
  }
}

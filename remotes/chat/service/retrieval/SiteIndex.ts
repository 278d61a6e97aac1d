import { createHash } from "node:crypto";

import type { Passage, PassageFact } from "@serambi/kernel/service";

import { termsOf, wordsOf } from "./words";

/** As much as is read at once, and quoted: a paragraph or two. */
const CHUNK_WORDS = 110;
/** Title and heading say what a passage is about. */
const WEIGHTS = { title: 3, heading: 2.5, words: 2, text: 1 } as const;
/** So many passages are indexed before others have their turn. */
const SLICE = 25;
const giveWay = async (at: number): Promise<void> => {
  if (at % SLICE === SLICE - 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A word in so many pieces is one that visitors may mean. */
const SEVERAL = 6;

/** A piece of a passage, with its terms counted. */
export interface Chunk {
  readonly passage: Passage;
  readonly text: string;
  readonly terms: ReadonlyMap<string, number>;
  /** Of its title and heading, and of the words that lead to it. */
  readonly titleTerms: ReadonlySet<string>;
  /** The terms of what it is called by: its title or heading, and the part of that before a colon or comma. */
  readonly names: readonly ReadonlySet<string>[];
  /** The same of the page that it is on. */
  readonly pageNames: readonly ReadonlySet<string>[];
  /** Of what is data of it. */
  readonly factTerms: ReadonlySet<string>;
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

const namesOf = (title: string): readonly ReadonlySet<string>[] => {
  const [head = ""] = title.split(/[:,;–—(]/, 1);
  const [whole, short] = [new Set(termsOf(title)), new Set(termsOf(head))];
  return short.size > 0 && short.size < whole.size ? [whole, short] : [whole];
};

const indexPassage = (passage: Passage): readonly Chunk[] => {
  const { title, heading = "", text, words = [], facts = [] } = passage;
  const titleTerms = new Set(termsOf(`${title} ${heading} ${words.join(" ")}`));
  const pageNames = namesOf(title);
  const names = heading === "" ? pageNames : namesOf(heading);
  const labels = facts.map(({ label, value }) => `${label.id} ${label.en} ${value.id} ${value.en}`).join(" ");
  const factTerms = new Set(facts.flatMap(({ value }) => termsOf(`${value.id} ${value.en}`)));
  return chunksOf(text).map((piece) => {
    const terms = new Map<string, number>();
    addTerms(terms, title, WEIGHTS.title);
    addTerms(terms, heading, WEIGHTS.heading);
    addTerms(terms, words.join(" "), WEIGHTS.words);
    addTerms(terms, `${passage.kind.id} ${passage.kind.en}`, 1);
    addTerms(terms, `${piece} ${labels}`, WEIGHTS.text);
    const length = [...terms.values()].reduce((sum, weight) => sum + weight, 0);
    return { passage, text: piece, terms, titleTerms, names, pageNames, factTerms, length };
  });
};

const keyOf = (passage: Passage): string => createHash("sha1").update(JSON.stringify(passage)).digest("base64url");

/** The index of one site: passages in pieces, and for each term the pieces that have it. */
export class SiteIndex {
  private readonly byTerm = new Map<string, number[]>();
  /** Words of titles, and those that stand in several places, with how often: what a misspelt one is compared with. */
  readonly headwords = new Map<string, number>();
  /** Terms of the site's own name. */
  readonly nameTerms: ReadonlySet<string>;
  private readonly byPage = new Map<string, Set<string>>();
  private readonly facts = new Map<string, readonly PassageFact[]>();
  readonly averageLength: number;

  private constructor(
    readonly chunks: readonly Chunk[],
    private readonly kept: ReadonlyMap<string, readonly Chunk[]>,
  ) {
    const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    this.averageLength = length / Math.max(1, chunks.length);
    this.nameTerms = new Set(termsOf(chunks.find(({ passage: { path } }) => path === "/")?.passage.title ?? ""));
  }

  static readonly EMPTY = new SiteIndex([], new Map());

  /** Makes the index of these passages; what has not changed is taken over from the one before. Gives way to others in between. */
  static async of(passages: readonly Passage[], before = SiteIndex.EMPTY): Promise<SiteIndex> {
    const kept = new Map<string, readonly Chunk[]>();
    let isNew = false;
    for (const [at, passage] of passages.entries()) {
      const key = keyOf(passage);
      const known = before.kept.get(key);
      isNew ||= known === undefined;
      kept.set(key, known ?? indexPassage(passage));
      await giveWay(at);
    }
    if (!isNew && kept.size === before.kept.size) return before;
    const index = new SiteIndex([...kept.values()].flat(), kept);
    await index.fill();
    return index;
  }

  /** What is data of the thing whose page this is. */
  factsAt(page: string): readonly PassageFact[] {
    return this.facts.get(page) ?? [];
  }

  private async fill(): Promise<void> {
    const heads = new Set<string>();
    for (const [at, chunk] of this.chunks.entries()) {
      this.addTerms(at, chunk);
      const { title, heading = "", words = [] } = chunk.passage;
      for (const word of wordsOf(`${title} ${heading} ${words.join(" ")}`)) heads.add(word);
      for (const word of new Set(wordsOf(`${title} ${heading} ${chunk.text}`)))
        this.headwords.set(word, (this.headwords.get(word) ?? 0) + 1);
      await giveWay(at);
    }
    for (const [word, count] of this.headwords) if (count < SEVERAL && !heads.has(word)) this.headwords.delete(word);
  }

  private addTerms(at: number, { terms, passage: { facts, path, isLegal } }: Chunk): void {
    const page = path.split("#", 1)[0] ?? path;
    if (facts && !this.facts.has(page)) this.facts.set(page, facts);
    const onPage = this.byPage.get(page) ?? new Set();
    this.byPage.set(page, onPage);
    for (const term of terms.keys()) {
      // Clauses of one page have nothing to do with one another.
      if (isLegal !== true) onPage.add(term);
      const list = this.byTerm.get(term);
      if (list) list.push(at);
      else this.byTerm.set(term, [at]);
    }
  }

  /** The terms of all pieces of a page. */
  termsOn(page: string): ReadonlySet<string> {
    return this.byPage.get(page) ?? new Set();
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
}

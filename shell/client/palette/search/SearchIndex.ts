import type { SearchKind } from "@serambi/kernel/remote";

import { folded, wordsOf } from "./folded";
import type { FoundEntry } from "./searchDocument";
import { TermTable, type TermMatch } from "./TermTable";

/** What of one kind was found. */
export interface FoundGroup {
  readonly kind: SearchKind;
  /** How many there are in all. */
  readonly total: number;
  /** The best of them, in order. */
  readonly entries: readonly FoundEntry[];
}

export interface SearchResult {
  readonly total: number;
  /** The one with the best entry first. */
  readonly groups: readonly FoundGroup[];
  /** Words of the index that typed words were taken to mean: what is marked where no typed letter stands. */
  readonly meant: ReadonlySet<string>;
}

/** By where a word stands in an entry: first in its title, in its title, among its first words, its other words, in its note. */
const WEIGHTS = [11, 10, 6, 4, 3] as const;
const FIELD_BITS = 3;
/** Words of an entry that count as its first. */
const FIRST_WORDS = 6;
/** The whole of what was typed, at the beginning of a title or within it. */
const BEGINS_TITLE = 8;
const IN_TITLE = 4;
/** More of one kind than anybody looks through. */
const MAX_SHOWN = 60;
/** From so many words on, an entry may lack one. */
const MANY_WORDS = 3;
/** Of a text that was pasted in, the rest is not looked for. */
const MAX_WORDS = 12;
/** Typed words of which is known what they may mean. */
const MAX_KNOWN = 64;
/** Entries that are read in one piece while the page goes on. */
const PIECE = 250;

const NOTHING: SearchResult = { total: 0, groups: [], meant: new Set() };

interface Rank {
  readonly entry: number;
  readonly score: number;
}

/** Better first; of equals the one that its remote named first. */
const byScore = (a: Rank, b: Rank): number => b.score - a.score || a.entry - b.entry;

/** Keeps the best of many without sorting them all. */
class BestOf {
  private kept: Rank[] = [];
  private floor = -1;
  total = 0;

  add(entry: number, score: number): void {
    this.total += 1;
    if (score <= this.floor) return;
    this.kept.push({ entry, score });
    if (this.kept.length >= 6 * MAX_SHOWN) this.cut();
  }

  cut(): readonly Rank[] {
    this.kept = this.kept.toSorted(byScore).slice(0, MAX_SHOWN);
    if (this.kept.length === MAX_SHOWN) this.floor = this.kept.at(-1)?.score ?? -1;
    return this.kept;
  }
}

/** What a typed word may mean: as it stands, and with letters wrong. */
interface WordMatches {
  readonly typed: readonly TermMatch[];
  readonly meant: () => readonly TermMatch[];
}

interface IndexParts {
  readonly entries: readonly FoundEntry[];
  readonly titles: readonly string[];
  readonly table: TermTable;
  /** For each word: entries and where in them it stands. */
  readonly postings: readonly (readonly number[])[];
}

/** Finds entries by what somebody types: beginnings and parts of words, and words with a letter or two wrong. */
export class SearchIndex {
  private readonly known = new Map<string, WordMatches>();

  private constructor(private readonly parts: IndexParts) {}

  /**
   * Reads entries in pieces.
   * @param rest waits a moment between two of them
   */
  static async of(entries: readonly FoundEntry[], rest: () => Promise<void>): Promise<SearchIndex> {
    const places = new Map<string, number[]>();
    const titles: string[] = [];
    const read = (text: string, entry: number, fieldOf: (at: number) => number): void => {
      for (const [at, word] of wordsOf(text).entries()) {
        const posting = (entry << FIELD_BITS) | fieldOf(at);
        const known = places.get(word);
        if (known) known.push(posting);
        else places.set(word, [posting]);
      }
    };
    for (const [at, { title, words, note }] of entries.entries()) {
      const name = folded(title);
      titles.push(name);
      read(name, at, (place) => (place === 0 ? 0 : 1));
      read(folded(words), at, (place) => (place < FIRST_WORDS ? 2 : 3));
      read(folded(note), at, () => 4);
      if (at % PIECE === PIECE - 1) await rest();
    }
    const terms = [...places.keys()].toSorted();
    const postings = terms.map((term) => places.get(term) ?? []);
    return new SearchIndex({ entries, titles, table: new TermTable(terms), postings });
  }

  /** Entries that have all that was typed, or all but one of many words. */
  search = (typed: string): SearchResult => {
    const query = folded(typed).trim();
    const words = [...new Set(wordsOf(query))].slice(0, MAX_WORDS);
    if (words.length === 0) return NOTHING;
    const found = words.map(this.matchesOf);
    // A typo is looked for where there is no such word; where the words stand nowhere together, it may be in any of them.
    const asTyped = found.map(({ typed: exact, meant }) => (exact.length > 0 ? exact : meant()));
    const asMeant = () => found.map(({ typed: exact, meant }) => [...exact, ...meant()]);
    const all = this.rank(query, asTyped, words.length);
    if (all.total > 0) return all;
    const meant = this.rank(query, asMeant(), words.length);
    return meant.total > 0 || words.length < MANY_WORDS ? meant : this.rank(query, asMeant(), words.length - 1);
  };

  /** Of the words of a query all but one are those of the keystroke before: what they may mean is known. */
  private readonly matchesOf = (word: string): WordMatches => {
    const known = this.known.get(word);
    if (known) return known;
    const { table } = this.parts;
    let meant: readonly TermMatch[] | undefined;
    const matches: WordMatches = { typed: table.asTyped(word), meant: () => (meant ??= table.asMeant(word)) };
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    this.known.set(word, matches);
    return matches;
  };

  /** @param needed how many of the words an entry must have */
  private rank(query: string, matches: readonly (readonly TermMatch[])[], needed: number): SearchResult {
    if (matches.filter((ofWord) => ofWord.length > 0).length < needed) return NOTHING;
    const { entries, titles, table, postings } = this.parts;
    const scores = new Float32Array(entries.length);
    const counts = new Uint8Array(entries.length);
    const meant = new Set<string>();
    for (const ofWord of matches) {
      const best = new Float32Array(entries.length);
      for (const { term, quality } of ofWord) {
        meant.add(table.terms[term] ?? "");
        for (const posting of postings[term] ?? []) {
          const entry = posting >> FIELD_BITS;
          const score = quality * (WEIGHTS[posting & ((1 << FIELD_BITS) - 1)] ?? 0);
          if (score > (best[entry] ?? 0)) best[entry] = score;
        }
      }
      for (let entry = 0; entry < best.length; entry += 1) {
        const score = best[entry] ?? 0;
        if (score === 0) continue;
        scores[entry] = (scores[entry] ?? 0) + score;
        counts[entry] = (counts[entry] ?? 0) + 1;
      }
    }
    const best = new Map<SearchKind, BestOf>();
    for (let entry = 0; entry < counts.length; entry += 1) {
      if ((counts[entry] ?? 0) < needed) continue;
      const title = titles[entry] ?? "";
      const at = title.indexOf(query);
      const bonus = at === 0 ? BEGINS_TITLE : at > 0 ? IN_TITLE : 0;
      const kind = entries[entry]?.kind ?? "page";
      let group = best.get(kind);
      if (!group) best.set(kind, (group = new BestOf()));
      // Of two titles with the same words the shorter says less else.
      group.add(entry, (scores[entry] ?? 0) + bonus + 1 / (1 + title.length));
    }
    return this.result(best, meant);
  }

  private result(best: ReadonlyMap<SearchKind, BestOf>, meant: ReadonlySet<string>): SearchResult {
    const groups = [...best].map(([kind, group]) => ({ kind, total: group.total, ranks: group.cut() }));
    const first = ({ ranks }: (typeof groups)[number]): Rank => ranks[0] ?? { entry: 0, score: 0 };
    return {
      total: groups.reduce((sum, { total }) => sum + total, 0),
      groups: groups
        .toSorted((a, b) => byScore(first(a), first(b)))
        .map(({ kind, total, ranks }) => ({
          kind,
          total,
          entries: ranks.flatMap(({ entry }) => this.parts.entries[entry] ?? []),
        })),
      meant,
    };
  }
}

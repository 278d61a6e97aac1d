import { BestOf } from "./BestOf";
import type { TermMatch } from "./TermTable";

/** By where a word stands in an entry: first in its title, in its title, among its first words, its other words, in its note. */
const WEIGHTS = Float64Array.of(11, 10, 6, 4, 3);
const FIELD_BITS = 3;
const FIELD = (1 << FIELD_BITS) - 1;
/** The whole of what was typed, at the beginning of a title or within it. */
const BEGINS_TITLE = 8;
const IN_TITLE = 4;

/** Where a word stands: an entry, and a place in it (its number among `WEIGHTS`). */
export const posting = (entry: number, field: number): number => (entry << FIELD_BITS) | field;

/** Of one kind: how many, and the numbers of the best in order. */
export interface RankedKind {
  readonly kind: string;
  readonly total: number;
  readonly entries: readonly number[];
}

interface RankedEntry {
  readonly kind: string;
  /** Folded. */
  readonly title: string;
}

/**
 * Ranks entries by the words that stand in them. What it works with is made once: a letter that is typed costs what was
 * found, not what there is.
 */
export class EntryRanks {
  private readonly titles: readonly string[];
  /** Their first letters: most titles begin with another than what was typed. */
  private readonly initials: Uint16Array;
  private readonly kinds: Uint8Array;
  /** Of two titles with the same words the shorter says less else. */
  private readonly brevity: Float64Array;
  /** Postings of all words one after another, and where those of each word begin. */
  private readonly postings: Int32Array;
  private readonly begins: Uint32Array;

  // Zero between two searches.
  private readonly scores: Float32Array;
  private readonly counts: Uint8Array;
  private readonly best: Float32Array;

  private readonly found: Int32Array;
  private readonly ofWord: Int32Array;
  private readonly bestOf: readonly BestOf[];

  /** @param ids of all kinds, 256 at most */
  constructor(
    private readonly ids: readonly string[],
    entries: readonly RankedEntry[],
    postings: readonly (readonly number[])[],
  ) {
    this.bestOf = ids.map(() => new BestOf());
    const count = entries.length;
    this.titles = entries.map(({ title }) => title);
    this.initials = Uint16Array.from(entries, ({ title }) => title.charCodeAt(0));
    this.kinds = Uint8Array.from(entries, ({ kind }) => ids.indexOf(kind));
    this.brevity = Float64Array.from(entries, ({ title }) => 1 / (1 + title.length));
    this.begins = new Uint32Array(postings.length + 1);
    for (const [term, places] of postings.entries()) this.begins[term + 1] = (this.begins[term] ?? 0) + places.length;
    this.postings = new Int32Array(this.begins[postings.length] ?? 0);
    for (const [term, places] of postings.entries()) this.postings.set(places, this.begins[term]);
    this.scores = new Float32Array(count);
    this.counts = new Uint8Array(count);
    this.best = new Float32Array(count);
    this.found = new Int32Array(count);
    this.ofWord = new Int32Array(count);
  }

  /**
   * @param query the whole of what was typed, folded
   * @param matches of each typed word
   * @param needed how many of the words an entry must have
   * @returns kinds of which there is any, the one with the best entry first
   */
  rank(query: string, matches: readonly (readonly TermMatch[])[], needed: number): readonly RankedKind[] {
    let size = 0;
    for (const [at, ofWord] of matches.entries()) size = this.count(ofWord, needed - (matches.length - at), size);
    for (const best of this.bestOf) best.clear();
    for (let at = 0; at < size; at += 1) {
      const entry = this.found[at] ?? 0;
      if ((this.counts[entry] ?? 0) >= needed) this.offer(entry, query);
      this.scores[entry] = 0;
      this.counts[entry] = 0;
    }
    return this.ids
      .map((kind, at) => ({ kind, best: this.bestOf[at] ?? new BestOf() }))
      .filter(({ best }) => best.total > 0)
      .map(({ kind, best }) => ({ kind, total: best.total, score: best.first, entries: best.list() }))
      .toSorted((a, b) => b.score - a.score || (a.entries[0] ?? 0) - (b.entries[0] ?? 0));
  }

  /**
   * Adds what one typed word is worth to the entries that have it.
   * @param least words that an entry must have had before, to have enough in the end
   * @param size how many entries were found so far
   * @returns how many are now
   */
  private count(ofWord: readonly TermMatch[], least: number, size: number): number {
    const { scores, counts, best, postings, begins } = this;
    let touched = 0;
    for (const { term, quality } of ofWord) {
      const end = begins[term + 1] ?? 0;
      for (let at = begins[term] ?? 0; at < end; at += 1) {
        const place = postings[at] ?? 0;
        const entry = place >> FIELD_BITS;
        if ((counts[entry] ?? 0) < least) continue;
        const score = quality * (WEIGHTS[place & FIELD] ?? 0);
        const known = best[entry] ?? 0;
        if (known === 0) this.ofWord[touched++] = entry;
        if (score > known) best[entry] = score;
      }
    }
    let next = size;
    for (let at = 0; at < touched; at += 1) {
      const entry = this.ofWord[at] ?? 0;
      if (counts[entry] === 0) this.found[next++] = entry;
      scores[entry] = (scores[entry] ?? 0) + (best[entry] ?? 0);
      counts[entry] = (counts[entry] ?? 0) + 1;
      best[entry] = 0;
    }
    return next;
  }

  private offer(entry: number, query: string): void {
    const best = this.bestOf[this.kinds[entry] ?? 0];
    if (!best) return;
    best.total += 1;
    const score = this.scores[entry] ?? 0;
    const brevity = this.brevity[entry] ?? 0;
    const mayBegin = this.initials[entry] === query.charCodeAt(0);
    // A title is looked into only where it would make a difference.
    if (score + (mayBegin ? BEGINS_TITLE : IN_TITLE) + brevity < best.floor) return;
    const title = this.titles[entry] ?? "";
    const at = mayBegin && title.startsWith(query) ? 0 : title.indexOf(query);
    best.offer(entry, score + (at === 0 ? BEGINS_TITLE : at > 0 ? IN_TITLE : 0) + brevity);
  }
}

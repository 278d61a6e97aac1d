import { EntryRanks, posting } from "./EntryRanks";
import { folded, wordsOf } from "./folded";
import type { FoundEntry, FoundKind, SearchContent } from "./searchDocument";
import { TermTable, type TermMatch } from "./TermTable";

/** What of one kind was found. */
export interface FoundGroup {
  readonly kind: FoundKind;
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

/** Words of an entry that count as its first. */
const FIRST_WORDS = 6;
/** From so many words on, an entry may lack one. */
const MANY_WORDS = 3;
/** Of a text that was pasted in, the rest is not looked for. */
const MAX_WORDS = 12;
/** Typed words of which is known what they may mean. */
const MAX_KNOWN = 64;
/** First letters of which is worked out what they find: no alphabet of Latin letters has more, with digits. */
const MAX_LETTERS = 40;
/** Entries that are read in one piece while the page goes on. */
const PIECE = 250;

const NOTHING: SearchResult = { total: 0, groups: [], meant: new Set() };

/** What a typed word may mean: as it stands, and with letters wrong. */
interface WordMatches {
  readonly typed: readonly TermMatch[];
  readonly meant: () => readonly TermMatch[];
}

interface IndexParts {
  readonly kinds: ReadonlyMap<string, FoundKind>;
  readonly entries: readonly FoundEntry[];
  readonly table: TermTable;
  readonly ranks: EntryRanks;
}

/** Finds entries by what somebody types: beginnings and parts of words, and words with a letter or two wrong. */
export class SearchIndex {
  private readonly known = new Map<string, WordMatches>();
  /** What each letter alone finds. */
  private readonly ofLetter = new Map<string, SearchResult>();

  private constructor(private readonly parts: IndexParts) {}

  /**
   * Reads entries in pieces.
   * @param rest waits a moment between two of them
   */
  static async of(
    { kinds, entries }: Pick<SearchContent, "kinds" | "entries">,
    rest: () => Promise<void>,
  ): Promise<SearchIndex> {
    const byId = new Map(kinds.map((kind) => [kind.id, kind]));
    const places = new Map<string, number[]>();
    const ranked: { readonly kind: string; readonly title: string }[] = [];
    const read = (text: string, entry: number, fieldOf: (at: number) => number): void => {
      for (const [at, word] of wordsOf(text).entries()) {
        const place = posting(entry, fieldOf(at));
        const known = places.get(word);
        if (known) known.push(place);
        else places.set(word, [place]);
      }
    };
    for (const [at, { kind, title, words, note }] of entries.entries()) {
      const name = folded(title);
      ranked.push({ kind, title: name });
      read(name, at, (place) => (place === 0 ? 0 : 1));
      read(folded(words), at, (place) => (place < FIRST_WORDS ? 2 : 3));
      read(folded(note), at, () => 4);
      // The name of a kind finds every entry of it, whatever that is called.
      read(folded(byId.get(kind)?.name ?? ""), at, () => 4);
      if (at % PIECE === PIECE - 1) await rest();
    }
    const terms = [...places.keys()].toSorted();
    const postings = terms.map((term) => places.get(term) ?? []);
    const ranks = new EntryRanks([...byId.keys()], ranked, postings);
    return new SearchIndex({ kinds: byId, entries, table: new TermTable(terms), ranks });
  }

  /**
   * Works out while nobody types what each first letter finds: no other finds as much, and all the code runs for it.
   * @param rest waits until there is time for one more
   */
  prepare = async (rest: () => Promise<void>): Promise<void> => {
    for (const letter of this.parts.table.firstLetters(MAX_LETTERS)) {
      await rest();
      this.ofLetter.set(letter, this.find(letter));
    }
  };

  /** Entries that have all that was typed, or all but one of many words. */
  search = (typed: string): SearchResult => {
    const query = folded(typed).trim();
    return this.ofLetter.get(query) ?? this.find(query);
  };

  /** @param query folded, without space around it */
  private find(query: string): SearchResult {
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
  }

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
    const { kinds, entries, table, ranks } = this.parts;
    const meant = new Set<string>();
    for (const ofWord of matches) for (const { term } of ofWord) meant.add(table.terms[term] ?? "");
    const groups = ranks.rank(query, matches, needed);
    return {
      total: groups.reduce((sum, { total }) => sum + total, 0),
      groups: groups.flatMap(({ kind: id, total, entries: best }) => {
        const kind = kinds.get(id);
        return kind ? [{ kind, total, entries: best.flatMap((entry) => entries[entry] ?? []) }] : [];
      }),
      meant,
    };
  }
}

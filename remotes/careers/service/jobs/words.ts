import type { Sql } from "@serambi/kernel/service";

const SHORTEST = 3;
const MOST_WORDS = 6;
/** Letters that a word must have before one, and two, of them may be wrong. */
const ONE_WRONG = 4;
const TWO_WRONG = 7;

/** Words in small letters and digits, each once. */
const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];

/**
 * How many letters have to be added, left out, changed or swapped with the next to come from one word to another (optimal string alignment);
 * more than `most` is `most + 1`.
 */
const distance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const steps = [
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwapped ? [(before[to - 2] ?? 0) + 1] : []),
      ];
      next.push(Math.min(...steps));
    }
    [before, row] = [row, next];
  }
  return Math.min(row[other.length] ?? 0, most + 1);
};

const allowed = (word: string): number => (word.length >= TWO_WRONG ? 2 : word.length >= ONE_WRONG ? 1 : 0);

/** The term that a word was most likely meant as; terms may be longer than what was typed so far. */
const nearestTerm = (word: string, terms: readonly string[]): string | null => {
  const most = allowed(word);
  let [best, bestDistance]: [string | null, number] = [null, most + 1];
  for (const term of terms) {
    const whole = distance(word, term, most);
    // Where the word is the beginning of a longer term it has to be typed nearly right.
    const begun = term.length > word.length ? distance(word, term.slice(0, word.length), most) + 0.5 : whole;
    const here = Math.min(whole, begun);
    if (here < bestDistance) [best, bestDistance] = [term, here];
  }
  return best;
};

export interface FoundWords {
  /** For `to_tsquery`; null where nothing was typed that could be looked for. */
  readonly tsquery: string | null;
  /** The words that are searched for in the place of typed ones that no job has. */
  readonly searched: string | null;
}

/** Typed words as a query: each may go on, and one that is in no job is taken for the one most like it. */
export const findWords = async (sql: Sql, tenantId: string, typed: string): Promise<FoundWords> => {
  const words = wordsOf(typed).slice(0, MOST_WORDS);
  if (words.length === 0) return { tsquery: null, searched: null };
  const known = await sql.query<{ word: string }>(
    `select word from unnest(string_to_array($2, ' ')) as word
     where exists (select 1 from careers_terms where tenant_id = $1 and term >= word collate "C" and starts_with(term, word))`,
    [tenantId, words.join(" ")],
  );
  const isKnown = new Set(known.map(({ word }) => word));
  if (words.every((word) => isKnown.has(word))) return { tsquery: asQuery(words), searched: null };
  const rows = await sql.query<{ term: string }>("select term from careers_terms where tenant_id = $1", [tenantId]);
  const terms = rows.map(({ term }) => term);
  const meant = words.map((word) => (isKnown.has(word) ? word : (nearestTerm(word, terms) ?? word)));
  const isChanged = meant.some((word, at) => word !== words[at]);
  return { tsquery: asQuery(meant), searched: isChanged ? meant.join(" ") : null };
};

/** Letters and digits alone are in words: nothing of them is an operator. */
const asQuery = (words: readonly string[]): string => words.map((word) => `${word}:*`).join(" & ");

/** Notes the words of a job, so that searches with typing errors find them. */
export const keepTerms = (sql: Sql, tenantId: string, text: string): Promise<unknown> =>
  sql.query(
    "insert into careers_terms (tenant_id, term) select $1, term from unnest(string_to_array($2, ' ')) as term on conflict do nothing",
    [
      tenantId,
      wordsOf(text)
        .filter((word) => word.length >= SHORTEST)
        .join(" ") || "-",
    ],
  );

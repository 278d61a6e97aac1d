import type { PassageFact } from "@serambi/kernel/service";

import { LISTING } from "../retrieval/lexicon";
import { KIND_TERMS, kindTermsOf, type SearchTerm } from "../retrieval/rank";
import type { Chunk, SiteIndex } from "../retrieval/SiteIndex";
import { isAsking, NUMBER_TERMS, termOf, wantedFacts } from "../retrieval/words";
import { localDay, periodOf, type Period } from "./period";
import type { Understood } from "./question";

/** The things that a question asks for: of one kind, with what they have to have. */
export interface Listing {
  /** Undefined: of any kind. */
  readonly kind: string | undefined;
  /** The best first; empty where the site has none of them. */
  readonly things: readonly Chunk[];
  /** How many there are in all. */
  readonly total: number;
}

const MOST_LISTED = 6;
const FREE = "=free";
const AGES_OF = new Set(["=age", "=year"]);
const AGES = /(\d{1,2})\s*[–-]\s*(\d{1,2})/;
const AGE_WORD = /^\d{1,2}$/;
const IDLE = new Set(LISTING.idle.map((name) => `=${name}`));

/** Whether somebody asks for several things, and not about one. */
const isListing = (words: readonly string[], kind: string | undefined, hasFilter: boolean): boolean => {
  if (words.some((word) => LISTING.never.includes(word))) return false;
  if (hasFilter || words.some((word) => LISTING.alone.includes(word))) return true;
  return words.some((word, at) => {
    const next = words[at + 1] ?? "";
    if (LISTING.pairs.includes(word) && LISTING.saja.includes(next)) return true;
    if (LISTING.counts.includes(word) && termOf(next) === kind) return true;
    return (
      (termOf(word) === kind && LISTING.pairs.includes(next)) || (LISTING.pairs.includes(word) && termOf(next) === kind)
    );
  });
};

const priceOf = (facts: readonly PassageFact[]): number | undefined =>
  facts.find(({ asks, amountIdr }) => asks === "price" && amountIdr !== undefined)?.amountIdr;

const daysOf = (facts: readonly PassageFact[]): readonly string[] =>
  facts.flatMap(({ asks, iso }) => (asks === "date" && iso !== undefined ? [localDay(iso)] : []));

/** A thing is in a month where it starts there; where it has one date, that one. */
const isIn = ({ passage: { facts = [] } }: Chunk, { from, until }: Period): boolean => {
  const [start] = daysOf(facts);
  return start !== undefined && start >= from && start < until;
};

const isForAge = ({ passage: { facts = [], title, text } }: Chunk, age: number): boolean => {
  const level = facts.find(({ asks }) => asks === "level")?.value.id ?? "";
  const [, from, to] = AGES.exec(`${level} ${level === "" ? `${title} ${text}` : ""}`) ?? [];
  return from !== undefined && to !== undefined && age >= Number(from) && age <= Number(to);
};

/** What is still to come first, then what has no date, then what is over. */
const turnOf = ({ passage: { facts = [] } }: Chunk, today: string): string => {
  const days = daysOf(facts);
  const [start] = days;
  if (start === undefined) return "1";
  if (start >= today) return `0${start}`;
  return (days.at(-1) ?? start) >= today ? `2${start}` : `3${start}`;
};

const thingsOf = (index: SiteIndex, kind: string | undefined): readonly Chunk[] => {
  const byPath = new Map<string, Chunk>();
  for (const chunk of index.chunks) {
    const isOne = chunk.passage.isThing === true || kind === "=program" || kind === "=article";
    const isOfKind = kind === undefined || kindTermsOf(chunk).includes(kind);
    if (isOne && isOfKind && !byPath.has(chunk.passage.path)) byPath.set(chunk.passage.path, chunk);
  }
  return [...byPath.values()];
};

const ageOf = (words: readonly string[], terms: readonly SearchTerm[]): number | undefined => {
  if (!terms.some(({ term }) => AGES_OF.has(term))) return undefined;
  const said = words.find((word) => AGE_WORD.test(word));
  if (said !== undefined) return Number(said);
  const written = terms.map(({ term }) => NUMBER_TERMS.indexOf(term)).find((at) => at >= 0);
  return written === undefined ? undefined : written + 2;
};

/** The things of one kind that a question asks for; undefined where it asks for something else. */
export const listingOf = (
  index: SiteIndex,
  { words, terms: asked }: Pick<Understood, "words" | "terms">,
  { terms, now }: { readonly terms: readonly SearchTerm[]; readonly now: Date },
): Listing | undefined => {
  const kind = asked.find(({ term }) => KIND_TERMS.has(term))?.term;
  const all = thingsOf(index, kind);
  const period = periodOf(words, now);
  const age = ageOf(words, terms);
  const isFree = terms.some(({ term }) => term === FREE);
  const rest = terms.filter(
    ({ word, term }) =>
      term !== kind &&
      term !== FREE &&
      !isAsking(term) &&
      !IDLE.has(term) &&
      period?.words.has(word) !== true &&
      !(age !== undefined && (AGES_OF.has(term) || word === String(age) || NUMBER_TERMS.includes(term))),
  );
  const isFact = ({ term }: SearchTerm) => all.some(({ factTerms }) => factTerms.has(term));
  const hard = rest.filter(isFact);
  const soft = rest.filter((term) => !isFact(term));
  // Without a kind it is a list of whatever is free, or in that time: nothing else of the question may be left.
  if (kind === undefined && (rest.length > 0 || (!isFree && !period) || wantedFacts(terms).length > 0))
    return undefined;
  const hasFilter = isFree || period !== undefined || age !== undefined || hard.length > 0;
  if (!isListing(words, kind, hasFilter && (soft.length === 0 || age !== undefined)) || all.length === 0)
    return undefined;
  // Somebody who names one of them asks about that one.
  if (
    all.some(
      ({ names: [title = new Set<string>()] }) =>
        title.size > 1 && [...title].every((term) => asked.some((one) => one.term === term)),
    )
  )
    return undefined;
  const fitting = all
    .filter(
      (chunk) =>
        (!isFree || priceOf(chunk.passage.facts ?? []) === 0) &&
        (!period || isIn(chunk, period)) &&
        (age === undefined || isForAge(chunk, age)) &&
        hard.every(({ term }) => chunk.factTerms.has(term)) &&
        soft.every(({ term, also }) => chunk.terms.has(term) || also?.some((other) => chunk.terms.has(other)) === true),
    )
    .toSorted((a, b) => {
      const today = localDay(now.toISOString());
      return turnOf(a, today).localeCompare(turnOf(b, today));
    });
  // A word of the site that none of them has: it may be about something else on the site.
  if (fitting.length === 0 && age === undefined && soft.some(({ isUnknown }) => isUnknown !== true)) return undefined;
  return { kind, things: fitting.slice(0, MOST_LISTED), total: fitting.length };
};

/** The facts by which one chooses among several things. */
export const chosenFacts = (
  facts: readonly PassageFact[],
  wanted: readonly PassageFact["asks"][],
): readonly PassageFact[] => {
  const shown = new Set<PassageFact["asks"]>(["price", "pay", "date", "place", ...wanted]);
  const seen = new Set<string>();
  return facts.filter(({ asks }) => {
    if (!shown.has(asks) || seen.has(asks)) return false;
    seen.add(asks);
    return true;
  });
};

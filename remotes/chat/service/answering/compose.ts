import type { Language } from "@serambi/kernel/contracts";

import type { Source, WholeAnswer } from "../../contract/chat";
import { KIND_TERMS, rank, searchTerms, type Found, type SearchTerm } from "../retrieval/rank";
import type { Chunk, SiteIndex } from "../retrieval/SiteIndex";
import { askedTerms, isAsking, isCommon, wantedFacts } from "../retrieval/words";
import { isAnswer, wantedOf, type Telling } from "./isAnswer";
import { chosenFacts, listingOf, type Listing } from "./listing";
import { understand } from "./question";
import { REPLIES } from "./replies";
import { quotedOf } from "./sentences";
import { cardOf, citation, factsOf, factText, pageOf, plain, sourceOf } from "./things";

/** The question, and the one before it. */
export interface Turn {
  readonly question: string;
  readonly siteLanguage: Language;
  readonly now: Date;
  /** The question before, and the pages that its answer named. */
  readonly before?: { readonly question: string; readonly paths: readonly string[] } | undefined;
}

/** How an answer came about: what a model is given to write from, and what the evaluation looks at. */
export interface Reasoned {
  readonly answer: WholeAnswer;
  readonly language: Language;
  readonly isRefusal: boolean;
  /** The pieces that it may be written from, in the order of their numbers; none where it is no matter of the site's. */
  readonly evidence: readonly Chunk[];
}

/** A second page is named where it is nearly as good. */
const NEARLY = 0.8;
/** A fact of another thing is wrong, and not only less good. */
const NEARLY_FACT = 0.93;
/** A piece so far behind the best is about something else. */
const INSTEAD = 0.75;
const MOST_PAGES = 3;
const MOST_CARDS = 3;
/** Pages that a refusal names, and how near one of them has to come. */
const MOST_NEAREST = 2;
const NEAR = 0.3;

const nothing = { sources: [], cards: [], next: [] };

/** The best piece of each page, the best page first; one that stands far behind the first is left out. */
const bestByPage = (found: readonly Found[], nearly: number): readonly Found[] => {
  const [first] = found;
  if (!first) return [];
  const byPath = new Map<string, Found>();
  for (const one of found) {
    const page = pageOf(one.chunk.passage.path);
    if (!byPath.has(page) && one.score >= first.score * nearly) byPath.set(page, one);
  }
  return [...byPath.values()].slice(0, MOST_PAGES);
};

const paragraph = (telling: Telling, { chunk }: Found, source: Source): string => {
  const { passage, text } = chunk;
  const facts = wantedOf(telling, chunk);
  const cited = citation(source);
  if (facts.length > 0)
    return `**${plain(passage.title)}**: ${factText(facts, telling.language, telling.now)}. ${cited}`;
  const quoted = quotedOf(text, telling.terms).map(plain).join(" ");
  const lead = passage.isThing === true ? `**${plain(passage.title)}.** ` : "";
  return `${lead}${quoted} ${cited}`;
};

const nextOf = ({ passage }: Chunk, terms: readonly SearchTerm[], language: Language): readonly string[] => {
  if (passage.isThing !== true) return [];
  const { ask } = REPLIES[language];
  const wanted = wantedFacts(terms);
  return (["price", "date", "people"] as const)
    .filter((asks) => !wanted.includes(asks) && passage.facts?.some((fact) => fact.asks === asks))
    .slice(0, 2)
    .map((asks) => ask[asks](passage.title));
};

/** The ways to a person that the site names: an appointment, a letter. */
const waysOf = (index: SiteIndex, language: Language) => {
  const byValue = new Map<string, Chunk>();
  for (const chunk of index.chunks)
    for (const { asks, value } of chunk.passage.facts ?? [])
      if (asks === "contact" && !byValue.has(value[language])) byValue.set(value[language], chunk);
  for (const chunk of index.chunks)
    if (chunk.passage.language === language && byValue.has(chunk.passage.path)) byValue.set(chunk.passage.path, chunk);
  const chunks = [...byValue].toSorted(([a], [b]) => Number(b.startsWith("/")) - Number(a.startsWith("/")));
  const sources = chunks.map(([, chunk], at) => sourceOf(chunk, at + 1, language));
  const said = chunks.map(([value, { passage }]) =>
    value.startsWith("/") ? `[${plain(passage.title)}](${value})` : `[${plain(value)}](mailto:${value})`,
  );
  return { text: said.join(REPLIES[language].or), sources: sources.filter(({ path }) => path !== "/") };
};

/** A question in the form that the ranking takes. */
type Searched = Parameters<typeof rank>[1];

/** Links to the pages that a question without an answer comes nearest to; empty where none is near. */
const nearestPages = (index: SiteIndex, searched: Searched): string => {
  const byPage = new Map<string, Chunk>();
  for (const { chunk, score } of rank(index, { ...searched, hasTerms: true }))
    if (score >= NEAR && !byPage.has(pageOf(chunk.passage.path))) byPage.set(pageOf(chunk.passage.path), chunk);
  return [...byPage.values()]
    .slice(0, MOST_NEAREST)
    .map((chunk) => sourceOf(chunk, 1, chunk.passage.language))
    .map(({ title, path }) => `[${plain(title)}](${path})`)
    .join(", ");
};

/** Says that the site does not say it, where else it may stand, and whom one can ask. */
const refuse = (index: SiteIndex, language: Language, searched: Searched): Reasoned => {
  const { unknown, unknownWithWay, nearest } = REPLIES[language];
  const pages = nearestPages(index, searched);
  const { text: way } = waysOf(index, language);
  const text = [unknown, ...(pages === "" ? [] : [nearest(pages)]), ...(way === "" ? [] : [unknownWithWay(way)])].join(
    " ",
  );
  return { answer: { ...nothing, text }, language, isRefusal: true, evidence: [] };
};

const handOver = (index: SiteIndex, language: Language): Reasoned => {
  const { person, noPerson } = REPLIES[language];
  const { text: way, sources } = waysOf(index, language);
  const answer = { ...nothing, text: way === "" ? noPerson : person(way), sources };
  return { answer, language, isRefusal: false, evidence: [] };
};

const listed = ({ index, terms, language, now }: Telling, { things, total }: Listing): Reasoned => {
  const replies = REPLIES[language];
  const sources = things.map((chunk, at) => sourceOf(chunk, at + 1, language));
  const wanted = wantedFacts(terms);
  const lines = things.flatMap((chunk, at) => {
    const source = sources[at];
    const facts = factText(chosenFacts(factsOf(index, chunk), wanted), language, now);
    return source ? [`- **${plain(chunk.passage.title)}**${facts === "" ? "" : `: ${facts}`} ${citation(source)}`] : [];
  });
  const more = total > things.length ? [replies.more(total - things.length)] : [];
  return {
    answer: {
      text: [replies.here, lines.join("\n"), ...more].join("\n\n"),
      sources,
      cards: [],
      next: things.slice(0, 1).flatMap((chunk) => nextOf(chunk, terms, language)),
    },
    language,
    isRefusal: false,
    evidence: things,
  };
};

/** @param found the best piece and what comes after it */
const told = (telling: Telling, best: Found, found: readonly Found[]): Reasoned => {
  const { terms, language } = telling;
  const isFact = wantedOf(telling, best.chunk).length > 0;
  const pages = bestByPage(found, isFact ? NEARLY_FACT : NEARLY);
  const sources = pages.map(({ chunk }, at) => sourceOf(chunk, at + 1, language));
  const paragraphs = pages.slice(0, 2).flatMap((one, at) => {
    const source = sources[at];
    return source ? [paragraph(telling, one, source)] : [];
  });
  const isForeign = best.chunk.passage.language !== language;
  const cards = pages.filter(({ chunk }) => chunk.passage.isThing === true).slice(0, MOST_CARDS);
  return {
    answer: {
      text: [...paragraphs, ...(isForeign ? [REPLIES[language].otherLanguage] : [])].join("\n\n"),
      sources: sources.slice(0, paragraphs.length),
      cards: cards.map(({ chunk }) => cardOf(chunk.passage, language)),
      next: [...nextOf(best.chunk, terms, language)],
    },
    language,
    isRefusal: false,
    evidence: pages.map(({ chunk }) => chunk),
  };
};

/** Tells whether a question names a thing of its own, though it goes on with the one before. */
const namesAnother = (index: SiteIndex, terms: readonly SearchTerm[]): boolean =>
  terms.some(
    ({ term, isUnknown }) =>
      isUnknown !== true &&
      !isAsking(term) &&
      !isCommon(term) &&
      !KIND_TERMS.has(term) &&
      index
        .having(term)
        .some((at) => index.chunks[at]?.passage.isThing === true && index.chunks[at].titleTerms.has(term)),
  );

/** Answers out of what the site says: quotes and data, each with where it stands. */
export const compose = (index: SiteIndex, { question, siteLanguage, before, now }: Turn): Reasoned => {
  const understood = understand(question, siteLanguage, before?.question);
  const { kind, language, words, terms: asked, isFollowUp, reply } = understood;
  if (kind === "talk" && reply !== undefined)
    return { answer: { ...nothing, text: reply }, language, isRefusal: false, evidence: [] };
  if (kind === "person") return handOver(index, language);
  const earlier = isFollowUp && before ? askedTerms(before.question) : [];
  // "And the other one?" asks for the same fact of something else.
  const isSameFact = wantedFacts(asked).length === 0;
  const terms = searchTerms(index, [...asked, ...(isSameFact ? earlier.filter(({ term }) => isAsking(term)) : [])]);
  const telling: Telling = { index, terms, language, now };
  const near = isFollowUp && !namesAnother(index, terms) ? new Set(before?.paths.map(pageOf)) : new Set<string>();
  const searched: Searched = { words, terms, earlier: near.size > 0 ? earlier : [], near };
  const listing = isFollowUp ? undefined : listingOf(index, understood, { terms, now });
  if (listing) return listing.things.length > 0 ? listed(telling, listing) : refuse(index, language, searched);
  const found = rank(index, searched);
  // The best piece may only mention what the next one is about.
  const lowest = (found[0]?.score ?? 0) * INSTEAD;
  const answers = found.filter((one) => one.score >= lowest && isAnswer(telling, one, understood));
  // A fact is told from data before it is told from a text.
  const [best] = answers;
  const first =
    answers.find(({ chunk, named }) => wantedOf(telling, chunk).length > 0 && named >= (best?.named ?? 0)) ?? best;
  return first ? told(telling, first, found.slice(found.indexOf(first))) : refuse(index, language, searched);
};

import type { Language } from "@serambi/kernel/contracts";
import type { PassageFact } from "@serambi/kernel/service";

import type { Source, WholeAnswer } from "../../contract/chat";
import { KIND_TERMS, kindTermsOf, rank, searchTerms, type Found, type SearchTerm } from "../retrieval/rank";
import type { Chunk, SiteIndex } from "../retrieval/SiteIndex";
import { LISTING } from "../retrieval/lexicon";
import { askedTerms, isAsking, isCommon, wantedFacts } from "../retrieval/words";
import { chosenFacts, listingOf, type Listing } from "./listing";
import { understand, type Understood } from "./question";
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

/** Less of the question than this is in the best piece: it is about something else. */
const ENOUGH = 0.55;
/** With a word that the site does not have, the rest of the question has to be there the more. */
const ENOUGH_BESIDE_UNKNOWN = 0.72;
/** So much of the question is there that what it asks for stands beside it. */
const NEARLY_ALL = 0.8;
/** So much of a title is said in the question that it is the thing that is meant. */
const NAMED = 0.6;
/** A second page is named where it is nearly as good. */
const NEARLY = 0.8;
/** A fact of another thing is wrong, and not only less good. */
const NEARLY_FACT = 0.93;
/** A piece so far behind the best is about something else. */
const INSTEAD = 0.75;
const MOST_PAGES = 3;
const MOST_CARDS = 3;

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

interface Telling {
  readonly index: SiteIndex;
  readonly terms: readonly SearchTerm[];
  readonly language: Language;
  readonly now: Date;
}

const wantedOf = ({ index, terms }: Telling, chunk: Chunk): readonly PassageFact[] => {
  const wanted = wantedFacts(terms);
  return factsOf(index, chunk).filter(({ asks }) => wanted.includes(asks) && asks !== "contact");
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

const refuse = (index: SiteIndex, { language }: Pick<Understood, "language">): Reasoned => {
  const { unknown, unknownWithWay } = REPLIES[language];
  const { text: way } = waysOf(index, language);
  const text = way === "" ? unknown : `${unknown} ${unknownWithWay(way)}`;
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

const DIGIT = /\d/;

/** Whether a piece that is no thing says what is asked for: a price, a person, a time. A place has no word of its own. */
const saysAsked = (terms: readonly SearchTerm[], { terms: said, text }: Chunk): boolean => {
  const asking = terms.filter(({ term }) => isAsking(term));
  if (asking.some(({ term, also = [] }) => [term, ...also].some((one) => said.has(one)))) return true;
  const wanted = wantedFacts(asking);
  if (wanted.includes("place")) return true;
  return (wanted.includes("date") || wanted.includes("length")) && DIGIT.test(text);
};

/** A site's front page says what it has. */
const FRONT = "/";
/** So much of what is asked for is in the name of a thing that the site is said to have. */
const IS_ONE = 0.4;

/** Tells whether somebody asks if the site has a thing of that kind: a piece that only mentions it is no answer. */
const asksWhetherThereIs = (words: readonly string[], terms: readonly SearchTerm[]): boolean =>
  terms.some(({ term }) => KIND_TERMS.has(term)) &&
  terms.some(({ term }) => !KIND_TERMS.has(term)) &&
  words.some((word) => LISTING.exists.includes(word));

/** Tells whether a piece is of another kind than the one that was asked for, and not called by it. */
const isOfAnotherKind = (terms: readonly SearchTerm[], { chunk, inName }: Found): boolean => {
  const asked = terms.filter(({ term }) => KIND_TERMS.has(term));
  const kinds = kindTermsOf(chunk).filter((kind) => KIND_TERMS.has(kind));
  return (
    asked.length > 0 &&
    kinds.length > 0 &&
    inName < IS_ONE &&
    !asked.some(({ term }) => kinds.includes(term) || chunk.titleTerms.has(term))
  );
};

/** Whether the best piece is about what was asked, and says it. */
const isAnswer = (telling: Telling, best: Found, { words, isFollowUp }: Understood): boolean => {
  const { terms } = telling;
  if (
    !isFollowUp &&
    wantedFacts(terms).length === 0 &&
    asksWhetherThereIs(words, terms) &&
    best.inName < IS_ONE &&
    pageOf(best.chunk.passage.path) !== FRONT
  )
    return false;
  const hasUnknown = terms.some(({ isUnknown }) => isUnknown === true);
  const isNamed = best.named >= NAMED && best.inTitle > 0.3 && !(hasUnknown && best.coverage < ENOUGH);
  if (!isNamed && best.coverage < (hasUnknown ? ENOUGH_BESIDE_UNKNOWN : ENOUGH)) return false;
  const wanted = wantedFacts(terms);
  if (wanted.length === 0) return true;
  const named = terms.filter(({ term }) => !isAsking(term) && !KIND_TERMS.has(term));
  if (isOfAnotherKind(terms, best)) return false;
  // A fact is of the thing that is named, and of none that only mentions it.
  if (wantedOf(telling, best.chunk).length > 0)
    return (
      isFollowUp ||
      named.length === 0 ||
      named.some(({ term, also = [] }) =>
        [term, ...also].some((one) => best.chunk.titleTerms.has(one) || best.chunk.factTerms.has(one)),
      )
    );
  // A page of that name tells of the people in it, whatever it calls them.
  const isAbout = isNamed || (best.coverage >= NEARLY_ALL && !hasUnknown);
  return (isAbout && wanted.every((asks) => asks === "people")) || saysAsked(terms, best.chunk);
};

const told = (telling: Telling, found: readonly Found[]): Reasoned => {
  const { index, terms, language } = telling;
  const [best] = found;
  if (!best) return refuse(index, { language });
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
  const listing = isFollowUp ? undefined : listingOf(index, understood, { terms, now });
  if (listing) return listing.things.length > 0 ? listed(telling, listing) : refuse(index, understood);
  if (terms.length + earlier.length === 0) return refuse(index, understood);
  const near = isFollowUp && !namesAnother(index, terms) ? new Set(before?.paths.map(pageOf)) : new Set<string>();
  const found = rank(index, { words, terms, earlier: near.size > 0 ? earlier : [], near });
  // The best piece may only mention what the next one is about.
  const first = found.findIndex(
    (one) => one.score >= (found[0]?.score ?? 0) * INSTEAD && isAnswer(telling, one, understood),
  );
  return first < 0 ? refuse(index, understood) : told(telling, found.slice(first));
};

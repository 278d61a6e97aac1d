import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";
import type { Passage, PassageFact } from "@serambi/kernel/service";

import type { Source, ThingCard, WholeAnswer } from "../../contract/chat";
import { rank, searchTerms, type Found, type SearchTerm } from "../retrieval/rank";
import type { SiteIndex } from "../retrieval/SiteIndex";
import { askedTerms, wantedFacts } from "../retrieval/words";
import { understand, type Understood } from "./question";
import { REPLIES } from "./replies";
import { quotedOf } from "./sentences";

/** The question, and the one before it. */
export interface Turn {
  readonly question: string;
  readonly siteLanguage: Language;
  /** The question before, and the pages that its answer named. */
  readonly before?: { readonly question: string; readonly paths: readonly string[] } | undefined;
}

/** How an answer came about: what a model is given to write from, and what the evaluation looks at. */
export interface Reasoned {
  readonly answer: WholeAnswer;
  readonly language: Language;
  readonly isRefusal: boolean;
  /** The pieces that it may be written from, in the order of their numbers; none where it is no matter of the site's. */
  readonly evidence: readonly Found[];
}

/** Less of the question than this is in the best piece: it is about something else. */
const ENOUGH = 0.52;
/** A second page is named where it is nearly as good. */
const NEARLY = 0.8;
const MOST_PAGES = 3;
const MOST_CARDS = 3;

const pageOf = (path: string): string => path.split("#", 1)[0] ?? path;
const nothing = { sources: [], cards: [], next: [] };

/** Marks of Markdown in what a site says are letters. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]()#+!|<>~]/g, "\\$&");

const sourceOf = ({ passage }: Found["chunk"], number: number, language: Language): Source => {
  const { title, heading, path, kind, updatedAt } = passage;
  const note =
    updatedAt === undefined
      ? kind[language]
      : `${kind[language]}, ${REPLIES[language].updated(formatDate(updatedAt, language, "short"))}`;
  return { number, title: heading === undefined || heading === title ? title : `${title}: ${heading}`, path, note };
};

const cardOf = ({ title, path, kind, facts = [] }: Passage, language: Language): ThingCard => ({
  title,
  path,
  kind: kind[language],
  facts: facts.map(({ label, value }) => ({ label: label[language], value: value[language] })),
});

const citation = ({ number, path }: Source): string => `[${number}](${path})`;

/** The best piece of each page, the best page first; one that stands far behind the first is left out. */
const bestByPage = (found: readonly Found[]): readonly Found[] => {
  const [first] = found;
  if (!first) return [];
  const byPath = new Map<string, Found>();
  for (const one of found) {
    const page = pageOf(one.chunk.passage.path);
    if (!byPath.has(page) && one.score >= first.score * NEARLY) byPath.set(page, one);
  }
  return [...byPath.values()].slice(0, MOST_PAGES);
};

const factsOf = (index: SiteIndex, { passage }: Found["chunk"]): readonly PassageFact[] =>
  passage.facts ??
  index.chunks.find(({ passage: one }) => pageOf(one.path) === pageOf(passage.path) && one.facts)?.passage.facts ??
  [];

const factSentence = (title: string, facts: readonly PassageFact[], language: Language): string =>
  `**${plain(title)}**: ${facts.map(({ label, value }) => `${plain(label[language].toLowerCase())} ${plain(value[language])}`).join("; ")}.`;

const paragraph = (
  index: SiteIndex,
  found: Found,
  {
    terms,
    source,
    language,
  }: { readonly terms: readonly SearchTerm[]; readonly source: Source; readonly language: Language },
): string => {
  const { passage, text } = found.chunk;
  const wanted = wantedFacts(terms);
  const facts = factsOf(index, found.chunk).filter(({ asks }) => wanted.includes(asks));
  const cited = citation(source);
  if (facts.length > 0) return `${factSentence(passage.title, facts, language)} ${cited}`;
  const quoted = quotedOf(text, terms).map(plain).join(" ");
  const lead = passage.isThing === true ? `**${plain(passage.title)}.** ` : "";
  return `${lead}${quoted} ${cited}`;
};

const nextOf = ({ passage }: Found["chunk"], terms: readonly SearchTerm[], language: Language): readonly string[] => {
  if (passage.isThing !== true) return [];
  const { ask } = REPLIES[language];
  const wanted = wantedFacts(terms);
  return (["price", "date", "people"] as const)
    .filter((asks) => !wanted.includes(asks) && passage.facts?.some((fact) => fact.asks === asks))
    .slice(0, 2)
    .map((asks) => ask[asks](passage.title));
};

/** Where a person can be reached: the site's own word for it. */
const wayOf = (index: SiteIndex, language: Language): string | undefined => {
  const contact = index.chunks.flatMap(({ passage }) =>
    (passage.facts ?? []).filter(({ asks }) => asks === "contact").map(({ value }) => ({ value, passage })),
  )[0];
  if (!contact) return undefined;
  const value = contact.value[language];
  return value.startsWith("/") ? `[${plain(contact.passage.title)}](${value})` : value;
};

const refuse = (index: SiteIndex, { language }: Understood): Reasoned => {
  const { unknown, unknownWithWay } = REPLIES[language];
  const way = wayOf(index, language);
  const text = way === undefined ? unknown : `${unknown} ${unknownWithWay(way)}`;
  return { answer: { ...nothing, text }, language, isRefusal: true, evidence: [] };
};

const said = (text: string, language: Language): Reasoned => ({
  answer: { ...nothing, text },
  language,
  isRefusal: false,
  evidence: [],
});

/** Answers out of what the site says: quotes and data, each with where it stands. */
export const compose = (index: SiteIndex, { question, siteLanguage, before }: Turn): Reasoned => {
  const understood = understand(question, siteLanguage, before?.question);
  const { kind, language, terms: asked, isFollowUp } = understood;
  const replies = REPLIES[language];
  if (kind === "talk" && understood.reply !== undefined) return said(understood.reply, language);
  if (kind === "person") {
    const way = wayOf(index, language);
    return said(way === undefined ? replies.noPerson : replies.person(way), language);
  }
  const terms = searchTerms(index, asked);
  const earlier = isFollowUp && before ? askedTerms(before.question) : [];
  if (terms.length + earlier.length === 0) return refuse(index, understood);
  const near = isFollowUp ? new Set(before?.paths.map(pageOf)) : new Set<string>();
  const found = rank(index, { terms, earlier, near });
  const [best] = found;
  if (!best || best.coverage < ENOUGH) return refuse(index, understood);
  const evidence = bestByPage(found);
  const sources = evidence.map(({ chunk }, at) => sourceOf(chunk, at + 1, language));
  const paragraphs = evidence.slice(0, 2).flatMap((one, at) => {
    const source = sources[at];
    return source ? [paragraph(index, one, { terms, source, language })] : [];
  });
  const isForeign = best.chunk.passage.language !== language;
  const text = [...paragraphs, ...(isForeign ? [replies.otherLanguage] : [])].join("\n\n");
  const cards = evidence
    .filter(({ chunk }) => chunk.passage.isThing === true)
    .slice(0, MOST_CARDS)
    .map(({ chunk }) => cardOf(chunk.passage, language));
  return {
    answer: { text, sources, cards, next: [...nextOf(best.chunk, terms, language)] },
    language,
    isRefusal: false,
    evidence,
  };
};

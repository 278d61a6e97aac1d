import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";
import type { Passage, PassageFact } from "@serambi/kernel/service";

import type { Source, ThingCard } from "../../contract/chat";
import type { Chunk, SiteIndex } from "../retrieval/SiteIndex";
import { localDay } from "./period";
import { REPLIES } from "./replies";

export const pageOf = (path: string): string => path.split("#", 1)[0] ?? path;

/** Marks of Markdown in what a site says are letters. */
export const plain = (text: string): string => text.replace(/[\\`*_{}[\]()#+!|<>~]/g, "\\$&");

export const sourceOf = ({ passage }: Pick<Chunk, "passage">, number: number, language: Language): Source => {
  const { title, heading, path, kind, updatedAt } = passage;
  const note =
    updatedAt === undefined
      ? kind[language]
      : `${kind[language]}, ${REPLIES[language].updated(formatDate(updatedAt, language, "short"))}`;
  return { number, title: heading === undefined || heading === title ? title : `${title}: ${heading}`, path, note };
};

export const cardOf = ({ title, path, kind, facts = [] }: Passage, language: Language): ThingCard => ({
  title,
  path,
  kind: kind[language],
  facts: facts
    .filter(({ asks }) => asks !== "contact")
    .map(({ label, value }) => ({ label: label[language], value: value[language] })),
});

export const citation = ({ number, path }: Source): string => `[${number}](${path})`;

/** What is data of the thing that a piece is of: it stands with its first passage. */
export const factsOf = (index: SiteIndex, { passage }: Chunk): readonly PassageFact[] =>
  passage.facts ?? index.factsAt(pageOf(passage.path));

/** Whether a date has gone by. */
const isPast = ({ iso }: PassageFact, now: Date): boolean =>
  iso !== undefined && localDay(iso) < localDay(now.toISOString());

export const factText = (facts: readonly PassageFact[], language: Language, now: Date): string =>
  facts
    .map((fact) => {
      const said = `${plain(fact.label[language].toLowerCase())} ${plain(fact.value[language])}`;
      return isPast(fact, now) ? `${said} (${REPLIES[language].past})` : said;
    })
    .join("; ");

import type { Language } from "@serambi/kernel/contracts";

import { isRecord } from "./sections";

/** Texts and lists that fill the gaps of a template, in one language. An empty answer counts as not given. */
export interface Answers {
  readonly language: Language;
  readonly texts: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly unknown[]>>;
}

const isGiven = ({ texts, lists }: Answers, name: unknown): boolean => {
  const found = lists[String(name)] ?? texts[String(name)] ?? "";
  return found.length > 0;
};

/** Tells whether a part stays: it may need answers, or stand for one that is missing. */
const stays = (part: unknown, answers: Answers): boolean => {
  if (!isRecord(part)) return true;
  const { needs = [], lacks = [] } = part;
  const [needed, missing] = [needs, lacks].map((names): readonly unknown[] => (Array.isArray(names) ? names : []));
  return !!needed?.every((name) => isGiven(answers, name)) && !missing?.some((name) => isGiven(answers, name));
};

const isWords = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).toSorted().join() === "en,id" && Object.values(value).every((text) => typeof text === "string");

/**
 * A part of a template in one language, its gaps filled in: `{name}` inside of a text, `"{offers}"` alone in the place of a list. A part
 * with `needs` is left out where one of these answers is missing, one with `lacks` where one was given.
 */
export const fillTemplate = (part: unknown, answers: Answers): unknown => {
  const { language, texts, lists } = answers;
  if (typeof part === "string") {
    const list = lists[/^\{(\w+)\}$/.exec(part)?.[1] ?? ""];
    return list ?? part.replace(/\{(\w+)\}/g, (gap, name: string) => texts[name] ?? gap);
  }
  if (Array.isArray(part))
    return part.filter((item) => stays(item, answers)).map((item) => fillTemplate(item, answers));
  if (!isRecord(part)) return part;
  if (isWords(part)) return fillTemplate(part[language], answers);
  const { needs: _needs, lacks: _lacks, ...rest } = part;
  const kept = Object.entries(rest).filter(([, value]) => stays(value, answers));
  return Object.fromEntries(kept.map(([key, value]) => [key, fillTemplate(value, answers)]));
};

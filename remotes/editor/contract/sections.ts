import type { SectionKind } from "@serambi/kernel/cms";

/** A section as a draft has it, whatever was written there: a draft may be wrong until it is published. */
export interface Section {
  readonly slot: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly hidden?: boolean;
  /** ISO times between which it is seen. */
  readonly shownFrom?: string;
  readonly shownUntil?: string;
  readonly [other: string]: unknown;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value as a person can read it: words as they are, everything else as JSON. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : value === undefined || value === null ? "" : JSON.stringify(value);

const isSection = (value: unknown): value is Section => isRecord(value) && typeof value["slot"] === "string";

/** The sections of a page's value, or of a page below it; without those that are no sections at all. */
export const sectionsOf = (value: unknown): readonly Section[] => {
  if (!isRecord(value) || !Array.isArray(value["sections"])) return [];
  return value["sections"].filter(isSection).map((section) => ({ ...section, props: section.props ?? {} }));
};

/** One section put elsewhere in the list. */
export const movedTo = <T>(items: readonly T[], from: number, to: number): readonly T[] => {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item === undefined ? items : [...rest.slice(0, to), item, ...rest.slice(to)];
};

/** One item in the place of another. */
export const replacedAt = <T>(items: readonly T[], at: number, item: T): readonly T[] =>
  items.map((other, n) => (n === at ? item : other));

/** The first words that somebody wrote in a value: what tells two of a kind apart. */
export const firstWords = (value: unknown): string => {
  if (typeof value === "string") return /^(?:[/#]|https?:)/.test(value) ? "" : value;
  if (Array.isArray(value)) return value.map(firstWords).find(Boolean) ?? "";
  if (!isRecord(value)) return "";
  const titles = ["title", "name", "label", "heading", "text", "quote", "props"].map((key) => value[key]);
  return [...titles, ...Object.values(value)].map(firstWords).find(Boolean) ?? "";
};

/** The kind of a section, or undefined where no live remote has it any more. */
export const kindOf = (kinds: readonly SectionKind[], { slot }: Section): SectionKind | undefined =>
  kinds.find((kind) => kind.slot === slot);

import { firstWords, isRecord, textOf } from "./sections";

/** One part of a setting that differs: where it is, and both of what it says. Null where there is nothing. */
export interface ChangedPart {
  readonly place: string;
  readonly before: string | null;
  readonly after: string | null;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === "";

const wordsOf = (value: unknown): string | null => {
  if (isAbsent(value)) return null;
  if (typeof value === "object") return firstWords(value) || JSON.stringify(value);
  return textOf(value);
};

const partName = (value: unknown, n: number): string => `${n + 1}${firstWords(value) ? ` (${firstWords(value)})` : ""}`;

/** The place that a comparison has reached: in words, and as a path whose items of lists are `*`. */
interface Place {
  readonly words: string;
  readonly path: string;
}

/**
 * Differences between two values of a setting, leaf by leaf: a person compares these instead of two texts of JSON.
 * @param nameOf what people call a property, by its path (`items.*.title`); missing: as it is written
 */
export const changedParts = (
  before: unknown,
  after: unknown,
  nameOf: (path: string) => string | undefined = () => undefined,
  { words, path }: Place = { words: "", path: "" },
): readonly ChangedPart[] => {
  if (isAbsent(before) && isAbsent(after)) return [];
  const below = (name: string, key: string): Place => {
    const inner = path === "" ? key : `${path}.${key}`;
    const named = key === "*" ? name : (nameOf(inner) ?? name);
    return { words: words === "" ? named : `${words} → ${named}`, path: inner };
  };
  if (Array.isArray(before) && Array.isArray(after))
    return Array.from({ length: Math.max(before.length, after.length) }, (_, n) =>
      changedParts(before[n], after[n], nameOf, below(partName(after[n] ?? before[n], n), "*")),
    ).flat();
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changedParts(before[name], after[name], nameOf, below(name, name)),
    );
  const [old, now] = [wordsOf(before), wordsOf(after)];
  return old === now ? [] : [{ place: words, before: old, after: now }];
};

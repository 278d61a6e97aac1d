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

/** Differences between two values of a setting, leaf by leaf: a person compares these instead of two texts of JSON. */
export const changedParts = (before: unknown, after: unknown, place = ""): readonly ChangedPart[] => {
  if (isAbsent(before) && isAbsent(after)) return [];
  const below = (name: string): string => (place === "" ? name : `${place} → ${name}`);
  if (Array.isArray(before) && Array.isArray(after))
    return Array.from({ length: Math.max(before.length, after.length) }, (_, n) =>
      changedParts(before[n], after[n], below(partName(after[n] ?? before[n], n))),
    ).flat();
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changedParts(before[name], after[name], below(name)),
    );
  const [old, now] = [wordsOf(before), wordsOf(after)];
  return old === now ? [] : [{ place, before: old, after: now }];
};

import type * as z from "zod/mini";

import type { Report } from "./types";

/** Who is told of what an answer had that could not be read; without a `report` nobody is. */
export interface Teller {
  /** What was asked for, as the specification writes it: `class/active`. */
  readonly call: string;
  readonly report: Report | undefined;
}

type Path = readonly PropertyKey[];

/** Each round takes out what was hidden by what the round before took out; a good answer needs none. */
const MAX_ROUNDS = 3;
const MAX_NAMED = 10;

/** The innermost entry of a list that a path leads into, or null where it leads into none. */
const entryOf = (path: Path): Path | null => {
  const at = path.findLastIndex((step) => typeof step === "number");
  return at === -1 ? null : path.slice(0, at + 1);
};

/** The value once more, without these entries of its lists. */
const without = (value: unknown, entries: readonly Path[]): unknown => {
  const within = new Map<PropertyKey, Path[]>();
  for (const [step, ...rest] of entries) if (step !== undefined) within.set(step, [...(within.get(step) ?? []), rest]);
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => {
      const rests = within.get(index) ?? [];
      return rests.some((rest) => rest.length === 0) ? [] : [rests.length === 0 ? item : without(item, rests)];
    });
  const holder = Object(value) as Record<PropertyKey, unknown>; // a path leads through it
  return { ...holder, ...Object.fromEntries([...within].map(([step, rests]) => [step, without(holder[step], rests)])) };
};

interface ReadParts<T> {
  readonly data: T;
  /** Where the values stood that were not what they should be: `items.2.name`. Never the values: they may be anybody's. */
  readonly leftOut: readonly string[];
}

/**
 * What can be used of a value: an entry of a list that is not what it should be is left out, the innermost that the fault is
 * in. One slip of a host takes no page away.
 * @returns null where something is wrong outside of every list
 */
export const readParts = <S extends z.ZodMiniType>(schema: S, value: unknown): ReadParts<z.output<S>> | null => {
  let rest = value;
  const leftOut: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(rest);
    if (result.success) return { data: result.data, leftOut };
    const entries: Path[] = [];
    for (const { path } of result.error.issues) {
      const entry = entryOf(path);
      if (entry === null) return null;
      entries.push(entry);
      leftOut.push(path.map(String).join("."));
    }
    rest = without(rest, entries);
  }
  return null;
};

/** Tells once of an answer what was left out of it. */
export const tellLeftOut = ({ call, report }: Teller, leftOut: readonly string[]): void => {
  if (leftOut.length > 0)
    report?.("entries left out", { call, count: leftOut.length, at: leftOut.slice(0, MAX_NAMED).join(" ") });
};

import { sameValue } from "./sameValue";

/** A value of which two people changed a common older one. */
export interface Merged<T = unknown> {
  /** Everything that only one of them changed; where both changed the same part, that part as it was changed here. */
  readonly mine: T;
  /** The same, with such parts as they were changed elsewhere. */
  readonly theirs: T;
  /** False where there are such parts. */
  readonly isClear: boolean;
}

type List = readonly unknown[];
type MergeItem = (base: unknown, mine: unknown, theirs: unknown) => Merged;

/** Stands where an item was before. */
const GONE = Symbol("gone");

interface Added {
  item: unknown;
  /** Put there by one side while the other puts the same item elsewhere. */
  for?: "mine" | "theirs";
}

/** The changes of a list: each item of before, and the items put before it (the last ones at the end). */
interface Side {
  readonly at: unknown[];
  readonly added: Added[][];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Tells whether an item may be another one changed: a section of one kind becomes none of another. */
const isAlike = (one: unknown, other: unknown): boolean =>
  isRecord(one) && isRecord(other) ? one["slot"] === other["slot"] : typeof one === typeof other;

type Places = (readonly [number, number])[];

/** The longest row of places of what is the same in both, in both in this order. */
const longestRow = (one: readonly string[], other: readonly string[]): Places => {
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const lengthAt = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        one[i] === other[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const places: Places = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;)
    if (one[i] === other[j]) places.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  return places;
};

/** Places of items that are in both lists. Most of a long list is as it was: it is looked through between its first and its last change. */
const commonPlaces = (before: List, after: List): Places => {
  const keys = (list: List) => list.map((item) => JSON.stringify(item) ?? "");
  const [one, other] = [keys(before), keys(after)];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const between = longestRow(one.slice(start, one.length - end), other.slice(start, other.length - end));
  return [
    ...Array.from({ length: start }, (_, i) => [i, i] as const),
    ...between.map(([i, j]) => [i + start, j + start] as const),
    ...Array.from({ length: end }, (_, i) => [one.length - end + i, other.length - end + i] as const),
  ];
};

const sideOf = (before: List, after: List): Side => {
  const at: unknown[] = before.map(() => GONE);
  const added: Added[][] = [...before, null].map(() => []);
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...commonPlaces(before, after), [before.length, after.length] as const]) {
    // Between two items that stayed, one after the other was changed where it stands.
    for (; i < nextI && j < nextJ; i += 1) if (isAlike(before[i], after[j])) at[i] = after[j++];
    for (; j < nextJ; j += 1) added[nextI]?.push({ item: after[j] });
    if (nextI < before.length) at[nextI] = before[nextI];
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return { at, added };
};

const placeOf = ({ added }: Side, item: unknown): Added | undefined =>
  added.flat().find((one) => one.for === undefined && sameValue(one.item, item));

/** An item that one side has put elsewhere goes there as the other has changed it. */
const followMoves = (before: List, mine: Side, theirs: Side): boolean => {
  let isClear = true;
  for (const [i, item] of before.entries()) {
    const [here, there] = [placeOf(mine, item), placeOf(theirs, item)];
    if (mine.at[i] === GONE && theirs.at[i] === GONE && here && there) {
      const slotOf = (side: Side, one: Added) => side.added.findIndex((row) => row.includes(one));
      if (slotOf(mine, here) === slotOf(theirs, there)) continue;
      [here.for, there.for] = ["mine", "theirs"];
      isClear = false;
    } else if (mine.at[i] === GONE && here && theirs.at[i] !== GONE) {
      here.item = theirs.at[i];
      theirs.at[i] = GONE;
    } else if (theirs.at[i] === GONE && there && mine.at[i] !== GONE) {
      there.item = mine.at[i];
      mine.at[i] = GONE;
    }
  }
  return isClear;
};

/** Two changed lists of one: what both did to different items is all there; what both added at one place stands there, theirs first. */
export const mergeLists = (before: List, mine: List, theirs: List, mergeItem: MergeItem): Merged<unknown[]> => {
  const [one, other] = [sideOf(before, mine), sideOf(before, theirs)];
  let isClear = followMoves(before, one, other);
  const result = { mine: [] as unknown[], theirs: [] as unknown[] };
  const put = (item: unknown, whose?: "mine" | "theirs"): void => {
    if (whose !== "theirs") result.mine.push(item);
    if (whose !== "mine") result.theirs.push(item);
  };
  for (let i = 0; i <= before.length; i += 1) {
    const [here, there] = [one.added[i] ?? [], other.added[i] ?? []];
    for (const added of there) put(added.item, added.for);
    for (const added of here) if (!there.some(({ item }) => sameValue(item, added.item))) put(added.item, added.for);
    if (i === before.length) break;
    const [a, b] = [one.at[i], other.at[i]];
    if (a !== GONE && b !== GONE) {
      const merged = mergeItem(before[i], a, b);
      isClear &&= merged.isClear;
      result.mine.push(merged.mine);
      result.theirs.push(merged.theirs);
    } else if (a !== b && !sameValue(a === GONE ? b : a, before[i])) {
      // One has changed what the other has taken out.
      isClear = false;
      if (a === GONE) put(b, "theirs");
      else put(a, "mine");
    }
  }
  return { ...result, isClear };
};

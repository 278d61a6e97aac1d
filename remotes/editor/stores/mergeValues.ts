import { mergeLists, type Merged } from "./mergeLists";
import { sameValue } from "./sameValue";

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const mergeRecords = (before: Values, mine: Values, theirs: Values): Merged<Values> => {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const parts = names.map((name) => ({ name, ...mergeValues(before[name], mine[name], theirs[name]) }));
  const side = (whose: "mine" | "theirs"): Values =>
    Object.fromEntries(parts.flatMap((part) => (part[whose] === undefined ? [] : [[part.name, part[whose]]])));
  return { mine: side("mine"), theirs: side("theirs"), isClear: parts.every(({ isClear }) => isClear) };
};

const isText = (value: unknown): value is string => typeof value === "string";

/** Texts are merged by their lines: a paragraph of Markdown is one. */
const mergeTexts = (before: string, mine: string, theirs: string): Merged<string> => {
  const lines = (text: string) => text.split("\n");
  const merged = mergeLists(lines(before), lines(mine), lines(theirs), mergeValues);
  return { mine: merged.mine.join("\n"), theirs: merged.theirs.join("\n"), isClear: merged.isClear };
};

/** A value that was changed here and elsewhere: both changes, as far as they are of different parts. */
export const mergeValues = (before: unknown, mine: unknown, theirs: unknown): Merged => {
  const clear = (value: unknown): Merged => ({ mine: value, theirs: value, isClear: true });
  if (sameValue(theirs, before) || sameValue(theirs, mine)) return clear(mine);
  if (sameValue(mine, before)) return clear(theirs);
  if (isRecord(mine) && isRecord(theirs)) return mergeRecords(isRecord(before) ? before : {}, mine, theirs);
  if (Array.isArray(before) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(before, mine, theirs, mergeValues);
  const isLong = [before, mine, theirs].some((text) => isText(text) && text.includes("\n"));
  if (isLong && isText(before) && isText(mine) && isText(theirs)) return mergeTexts(before, mine, theirs);
  return { mine, theirs, isClear: false };
};

/** Changes that were typed on top of older values, put on top of what others have saved meanwhile. */
interface MergedChanges {
  /** Without those that say what is saved already. */
  readonly typed: Values;
  /** Both people changed the same part of these: the value with that part as the other one has it. */
  readonly theirs: Values;
}

/**
 * @param typed by keys, with the values that they held when they were typed
 * @param now values that the keys hold now; for null, which takes a key away, the one that is left then is `without`
 */
export const mergeTyped = (
  typed: { readonly before: Values; readonly values: Values },
  now: Values,
  without: Values = {},
): MergedChanges => {
  const merged = Object.entries(typed.values).map(([key, value]) => ({
    key,
    value,
    ...mergeValues(typed.before[key], value ?? without[key], now[key]),
  }));
  return {
    typed: Object.fromEntries(
      merged.flatMap(({ key, value, mine, isClear }) =>
        isClear && sameValue(mine, now[key])
          ? []
          : [[key, value === null && sameValue(mine, without[key]) ? null : mine]],
      ),
    ),
    theirs: Object.fromEntries(merged.flatMap(({ key, theirs, isClear }) => (isClear ? [] : [[key, theirs]]))),
  };
};

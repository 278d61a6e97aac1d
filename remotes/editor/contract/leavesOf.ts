import { isRecord, textOf } from "./sections";

/** One thing that somebody wrote: where it is, and what it says. */
export interface Leaf {
  readonly path: string;
  /** The same for people: `Langkah → 2 → Label`. */
  readonly place: string;
  readonly text: string;
}

/**
 * All that is written in a value, one by one.
 * @param nameOf what people call a property, by its path with lists as `*`; missing: as it is written
 */
export const leavesOf = (
  value: unknown,
  nameOf: (path: string) => string | undefined = () => undefined,
): readonly Leaf[] => {
  const visit = (inner: unknown, path: readonly string[], words: readonly string[]): readonly Leaf[] => {
    if (Array.isArray(inner)) return inner.flatMap((item, n) => visit(item, [...path, `${n}`], [...words, `${n + 1}`]));
    if (isRecord(inner))
      return Object.entries(inner).flatMap(([name, part]) => {
        const at = [...path, name];
        const general = at.map((step) => (/^\d+$/.test(step) ? "*" : step)).join(".");
        return visit(part, at, [...words, nameOf(general) ?? name]);
      });
    const text = textOf(inner);
    return text === "" ? [] : [{ path: path.join("."), place: words.join(" → "), text }];
  };
  return visit(value, [], []);
};

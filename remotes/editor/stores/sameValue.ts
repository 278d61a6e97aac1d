const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, inner]) => [key, ordered(inner)]),
  );
};

/** True where two values of a setting say the same, in whatever order their parts stand. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

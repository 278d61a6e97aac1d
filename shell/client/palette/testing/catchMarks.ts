/** What a browser has that can paint over texts, as far as marks need it. */
class Marks extends Set<StaticRange> {
  constructor(...ranges: StaticRange[]) {
    super(ranges);
  }
}

/** @returns reads what is marked in the document just now */
export const catchMarks = (): (() => readonly string[]) => {
  const highlights = new Map<string, Marks>();
  Object.assign(globalThis, { Highlight: Marks, CSS: { highlights } });
  return () =>
    Array.from(highlights.get("found") ?? [], ({ startContainer, startOffset, endOffset }) =>
      (startContainer.textContent ?? "").slice(startOffset, endOffset),
    );
};

/** A browser that cannot paint over texts. */
export const forgetMarks = (): void => {
  Object.assign(globalThis, { Highlight: undefined, CSS: undefined });
};

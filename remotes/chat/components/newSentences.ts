const END = /[.!?…](?=\s|$)|\n/g;

/**
 * What of a text that comes has become whole sentences since the last time.
 * @param heard how much of it was said before
 * @returns null where no further sentence is whole yet
 */
export const newSentences = (
  text: string,
  heard: number,
  isWhole: boolean,
): { readonly length: number; readonly text: string } | null => {
  const rest = text.slice(heard);
  const last = isWhole ? rest.length : [...rest.matchAll(END)].at(-1)?.index;
  const length = last === undefined ? 0 : isWhole ? last : last + 1;
  if (length === 0) return null;
  return {
    length: heard + length,
    text: rest
      .slice(0, length)
      .replace(/\[(\d+)\]\([^)]*\)/g, "")
      .replace(/[*_`#]/g, "")
      .trim(),
  };
};

const FENCE = /^ {0,3}(```+|~~~+)/;
/** A line that may belong to what stands before the blank line above it: an item, a quote, a cell, something indented. */
const GOES_ON = /^(?:\s|[-*+>|]|\d{1,9}[.)])/;
/** A shorter section saves nothing. */
const LEAST_LENGTH = 600;

/**
 * A Markdown text in sections that mean the same when each is read alone. Text that is added to the end changes the last section, and adds
 * others behind it: what came before need not be read again.
 */
export const sectionsOf = (text: string): readonly string[] => {
  const sections: string[] = [];
  let [from, at] = [0, 0];
  let fence: string | null = null;
  let isAfterBlank = false;
  for (const line of text.split("\n")) {
    const isBlank = line.trim() === "";
    if (fence === null && isAfterBlank && !isBlank && !GOES_ON.test(line) && at - from >= LEAST_LENGTH) {
      sections.push(text.slice(from, at));
      from = at;
    }
    const mark = FENCE.exec(line)?.[1];
    if (mark !== undefined) {
      if (fence === null) fence = mark;
      else if (mark.startsWith(fence)) fence = null;
    }
    isAfterBlank = isBlank;
    at += line.length + 1;
  }
  return [...sections, text.slice(from)];
};

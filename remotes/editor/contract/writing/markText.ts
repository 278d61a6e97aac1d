/** A text with what is selected of it. */
export interface Marked {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The text that takes the place of a part of another, and what is selected afterwards. */
export interface Replacement extends Marked {
  readonly put: string;
  readonly putFrom: number;
  readonly putTo: number;
}

const replaced = (
  { text }: Marked,
  putFrom: number,
  putTo: number,
  put: string,
  select: [number, number],
): Replacement => ({
  text: text.slice(0, putFrom) + put + text.slice(putTo),
  put,
  putFrom,
  putTo,
  from: select[0],
  to: select[1],
});

/** Puts a mark on both sides of what is selected; takes it away where it is there already. */
export const wrap = (marked: Marked, mark: string): Replacement => {
  const { text, from, to } = marked;
  const inner = text.slice(from, to);
  const { length } = mark;
  if (text.slice(from - length, from) === mark && text.slice(to, to + length) === mark)
    return replaced(marked, from - length, to + length, inner, [from - length, to - length]);
  return replaced(marked, from, to, mark + inner + mark, [from + length, to + length]);
};

/** Begins every selected line with a mark; takes it away where all of them begin so. */
export const prefix = (marked: Marked, mark: string): Replacement => {
  const { text, from, to } = marked;
  const first = text.lastIndexOf("\n", from - 1) + 1;
  const end = text.indexOf("\n", to);
  const last = end === -1 ? text.length : end;
  const lines = text.slice(first, last).split("\n");
  const isMarked = lines.every((line) => line.startsWith(mark));
  const put = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join("\n");
  return replaced(marked, first, last, put, [first, first + put.length]);
};

/** Makes a link of what is selected; its address is selected next. */
export const link = (marked: Marked, word: string): Replacement => {
  const { text, from, to } = marked;
  const label = text.slice(from, to) || word;
  const begins = from + label.length + 3;
  return replaced(marked, from, to, `[${label}](https://)`, [begins, begins + "https://".length]);
};

/** Puts a paragraph of its own behind what is selected. */
export const paragraph = (marked: Marked, put: string): Replacement => {
  const { text, to } = marked;
  const whole = `${to === 0 || text.slice(0, to).endsWith("\n\n") ? "" : "\n\n"}${put}\n\n`;
  return replaced(marked, to, to, whole, [to + whole.length, to + whole.length]);
};

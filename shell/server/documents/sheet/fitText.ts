import type { Typesetter } from "./Typesetter";

/** A size, and the lines that a text may have in it. */
export interface TextSize {
  readonly size: number;
  readonly lines: number;
}

export interface FittedText {
  readonly size: number;
  /** From one line to the next. */
  readonly leading: number;
  readonly lines: readonly string[];
}

const ELLIPSIS = "…";
/** Letters of these scripts carry signs above and below. */
const TALL = /[\p{Script=Javanese}\p{Script=Buginese}]/u;

const leadingFor = (text: string): number => (TALL.test(text) ? 1.6 : 1.14);

/** As many lines as before, as even as they can be. */
const balanced = (setter: Typesetter, text: string, size: number, column: number): string[] => {
  const count = setter.lines(text, size, column).length;
  if (count < 2) return setter.lines(text, size, column);
  let [low, high] = [column / count, column];
  for (let step = 0; step < 8; step += 1) {
    const middle = (low + high) / 2;
    if (setter.lines(text, size, middle).length > count) low = middle;
    else high = middle;
  }
  return setter.lines(text, size, high);
};

const withEllipsis = (setter: Typesetter, line: string, size: number, column: number): string => {
  const words = line.split(" ");
  while (words.length > 1 && setter.width(words.join(" ") + ELLIPSIS, size) > column) words.pop();
  return words.join(" ") + ELLIPSIS;
};

/**
 * A text in the largest of some sizes that it fits in. One that fits in none ends in an ellipsis.
 * @param sizes from the largest
 */
export const fitText = (
  setter: Typesetter,
  text: string,
  column: number,
  sizes: readonly [TextSize, ...TextSize[]],
): FittedText => {
  const isWhole = ({ size }: TextSize): boolean => text.split(" ").every((word) => setter.width(word, size) <= column);
  const fitting = sizes.find((one) => isWhole(one) && setter.lines(text, one.size, column).length <= one.lines);
  if (fitting) {
    const { size } = fitting;
    return { size, leading: size * leadingFor(text), lines: balanced(setter, text, size, column) };
  }
  const { size, lines: most } = sizes.at(-1) ?? sizes[0];
  const all = setter.lines(text, size, column);
  const lines = all.slice(0, most);
  const last = lines.pop() ?? "";
  const end = all.length > most ? withEllipsis(setter, last, size, column) : last;
  return { size, leading: size * leadingFor(text), lines: [...lines, end] };
};

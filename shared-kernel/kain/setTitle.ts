const LARGEST = 88;
const SMALLEST = 44;
const LEADING = 1.1;

/** Rough width of a letter in em, enough to break lines without a font at hand. */
const advance = (letter: string): number => {
  if (/[iljtfrI1.,:;'’|! ()]/.test(letter)) return 0.33;
  if (/[mwMW@%]/.test(letter)) return 0.9;
  return /[A-Z]/.test(letter) ? 0.7 : 0.57;
};

const measure = (text: string): number => Array.from(text).reduce((width, letter) => width + advance(letter), 0);

const breakLines = (words: readonly string[], box: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= box) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** The narrowest box that needs no more lines: lines of about the same length. */
const balance = (words: readonly string[], box: number, count: number): string[] => {
  let narrowest = box;
  for (let tried = box; tried > box * 0.6; tried -= 0.2) {
    const lines = breakLines(words, tried);
    if (lines.length > count || lines.some((line) => measure(line) > tried)) break;
    narrowest = tried;
  }
  return breakLines(words, narrowest);
};

/**
 * The largest size at which a title fits a box, its lines balanced; what does not fit at the smallest is cut with an ellipsis.
 * @param em how wide the font runs, in proportion to the letter widths assumed here
 */
export const setTitle = (
  title: string,
  width: number,
  height: number,
  em: number,
): { size: number; lines: string[] } => {
  const words = title.trim().split(/\s+/);
  for (let size = LARGEST; size > SMALLEST; size -= 4) {
    const box = width / size / em;
    const lines = breakLines(words, box);
    const isTooMuch = lines.length > (size > 60 ? 3 : 4) || lines.length * size * LEADING > height;
    if (!isTooMuch && lines.every((line) => measure(line) <= box))
      return { size, lines: balance(words, box, lines.length) };
  }
  const box = width / SMALLEST / em;
  const lines = breakLines(words, box);
  const most = Math.max(1, Math.min(4, Math.floor(height / SMALLEST / LEADING)));
  if (lines.length <= most) return { size: SMALLEST, lines };
  const cut = `${(lines[most - 1] ?? "").replace(/\W*\s\S*$/, "")} …`;
  return { size: SMALLEST, lines: [...lines.slice(0, most - 1), cut] };
};

import type { SectionKind } from "@serambi/kernel/cms";

/** `heading` and `words` are lines of text, `cloth` is a picture or a button, `face` a round one, `box` a frame or a rule. */
type Tone = "heading" | "words" | "cloth" | "face" | "box";
export type Bar = readonly [tone: Tone, x: number, y: number, width: number, height: number];

type Place = readonly [x: number, y: number, width: number];

/** A heading of one line. */
const heading = ([x, y, width]: Place, height = 3): Bar => ["heading", x, y, width, height];

/** Lines of text, the last of them shorter. */
const words = ([x, y, width]: Place, lines: number): readonly Bar[] =>
  Array.from({ length: lines }, (_, n): Bar => ["words", x, y + n * 3.5, n === lines - 1 ? width * 0.65 : width, 1.5]);

/** The same drawing side by side, each below the width of its column. */
const beside = (count: number, draw: (x: number, width: number, n: number) => readonly Bar[]): readonly Bar[] => {
  const width = (42 - (count - 1) * 3) / count;
  return Array.from({ length: count }, (_, n) => draw(3 + n * (width + 3), width, n)).flat();
};

/** The same drawing one below the other. */
const below = (count: number, draw: (y: number, n: number) => readonly Bar[]): readonly Bar[] =>
  Array.from({ length: count }, (_, n) => draw(3 + n * (28 / count), n)).flat();

const BARS = [9, 15, 12, 21];

/** Each kind of section in 48 × 32. */
export const DRAWINGS: Readonly<Record<SectionKind["picture"], readonly Bar[]>> = {
  hero: [heading([8, 6, 32], 4), heading([13, 12, 22], 4), ...words([14, 19, 20], 1), ["cloth", 19, 24, 10, 4]],
  "hero-split": [
    heading([3, 6, 18], 4),
    heading([3, 12, 13], 4),
    ...words([3, 19, 17], 2),
    ["cloth", 26, 0, 5, 32],
    ["cloth", 33, 0, 5, 27],
    ["cloth", 40, 0, 5, 30],
  ],
  "hero-picture": [["cloth", 0, 0, 48, 20], heading([3, 23, 26], 4), ...words([3, 29, 20], 1)],
  text: [heading([8, 5, 18]), ...words([8, 11, 32], 5)],
  columns: [
    heading([3, 4, 16]),
    ...beside(3, (x, width) => [["box", x, 10, width, 0.75], ...words([x, 13, width], 5)]),
  ],
  cards: beside(3, (x, width) => [["cloth", x, 4, width, 12], heading([x, 18, width], 2), ...words([x, 22, width], 2)]),
  rows: below(3, (y) => [["cloth", 3, y, 7, 7], heading([13, y + 1, 20], 2), ...words([13, y + 4.5, 30], 1)]),
  table: below(5, (y, n) => [
    ["box", 3, y + 4.5, 42, 0.75],
    [n === 0 ? "heading" : "words", 3, y + 1, 14, 2],
    [n === 0 ? "heading" : "words", 22, y + 1, 9, 2],
    [n === 0 ? "heading" : "words", 36, y + 1, 9, 2],
  ]),
  figures: beside(3, (x, width) => [
    ["box", x, 6, width, 0.75],
    heading([x, 10, width * 0.8], 8),
    ...words([x, 21, width], 2),
  ]),
  quote: [
    ["cloth", 4, 6, 3, 4],
    ["cloth", 8, 6, 3, 4],
    heading([14, 6, 30], 2.5),
    heading([14, 11, 26], 2.5),
    heading([14, 16, 28], 2.5),
    ...words([14, 24, 20], 1),
  ],
  steps: beside(4, (x, width, n) => [
    ["cloth", x, 22 - n * 5, width, 2],
    heading([x, 26 - n * 5, width * 0.8], 1.5),
    ...words([x, 29 - n * 5, width], 1),
  ]),
  timeline: [
    ["box", 7.5, 2, 1, 28],
    ...below(3, (y): readonly Bar[] => [
      ["cloth", 6, y + 1, 4, 4],
      heading([14, y + 1, 14], 2),
      ...words([14, y + 4.5, 28], 1),
    ]),
  ],
  chart: [
    ...beside(4, (x, width, n): readonly Bar[] => [["cloth", x + 1, 27 - (BARS[n] ?? 0), width - 2, BARS[n] ?? 0]]),
    ["box", 3, 27, 42, 1],
  ],
  gallery: [
    ["cloth", 3, 4, 20, 24],
    ["cloth", 25, 4, 9, 11],
    ["cloth", 36, 4, 9, 11],
    ["cloth", 25, 17, 20, 11],
  ],
  people: beside(4, (x, width) => [
    ["face", x, 6, width, width],
    heading([x, 18, width], 2),
    ...words([x, 22, width], 1),
  ]),
  logos: [
    ...beside(4, (x, width): readonly Bar[] => [["box", x + 1, 7, width - 2, 6]]),
    ...beside(4, (x, width): readonly Bar[] => [["box", x + 1, 19, width - 2, 6]]),
  ],
  questions: below(4, (y, n) => [
    ["box", 3, y + 5.5, 42, 0.75],
    heading([3, y + 1, n % 2 === 0 ? 28 : 22], 2),
    ["cloth", 42, y + 1, 3, 2],
  ]),
  form: [
    ...words([3, 3, 12], 1),
    ["box", 3, 6, 42, 5],
    ...words([3, 13, 16], 1),
    ["box", 3, 16, 42, 5],
    ["cloth", 3, 24, 14, 5],
  ],
  action: [
    ["box", 0, 8, 48, 0.75],
    ["box", 0, 24, 48, 0.75],
    heading([3, 12, 24], 4),
    ...words([3, 19, 20], 1),
    ["cloth", 33, 13, 12, 6],
  ],
  calendar: [
    ...beside(6, (x, width): readonly Bar[] => [
      ["box", x + width + 1, 3, 0.75, 26],
      heading([x, 3, width * 0.7], 1.5),
    ]),
    ["cloth", 3, 9, 18, 4],
    ["cloth", 14, 16, 22, 4],
    ["cloth", 26, 23, 18, 4],
  ],
  list: below(5, (y, n) => [heading([3, y + 1, 3], 2), ["words", 9, y + 1.25, n % 2 === 0 ? 34 : 27, 1.5]]),
};

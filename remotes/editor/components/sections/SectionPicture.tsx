import type { SectionKind } from "@serambi/kernel/cms";

import s from "./SectionPicture.module.css";

type Bar = readonly [x: number, y: number, width: number, height: number];
const words = (x: number, y: number, width: number, lines: number): readonly Bar[] =>
  Array.from({ length: lines }, (_, n): Bar => [x, y + n * 5, n === lines - 1 ? width * 0.7 : width, 2]);
const row = (y: number, height: number, count: number): readonly Bar[] =>
  Array.from({ length: count }, (_, n): Bar => [3 + (n * 42) / count, y, 42 / count - 3, height]);

/** Each kind as a few bars in 48 × 32. */
const DRAWINGS: Readonly<Record<SectionKind["picture"], readonly Bar[]>> = {
  hero: [
    [8, 7, 32, 5],
    [12, 15, 24, 2],
    [18, 21, 12, 5],
  ],
  "hero-split": [
    [3, 8, 18, 5],
    [3, 16, 16, 2],
    [26, 3, 19, 26],
  ],
  "hero-picture": [
    [3, 3, 42, 17],
    [3, 23, 24, 4],
  ],
  text: words(3, 6, 42, 5),
  columns: [...words(3, 6, 18, 4), ...words(26, 6, 18, 4)],
  cards: row(5, 22, 3),
  rows: [
    [3, 5, 42, 4],
    [3, 13, 42, 4],
    [3, 21, 42, 4],
  ],
  table: [
    [3, 5, 42, 4],
    [3, 12, 19, 2],
    [26, 12, 19, 2],
    [3, 18, 19, 2],
    [26, 18, 19, 2],
    [3, 24, 19, 2],
    [26, 24, 19, 2],
  ],
  figures: [...row(7, 10, 3), ...row(20, 2, 3)],
  quote: [[3, 6, 4, 6], ...words(10, 6, 34, 3), [10, 24, 14, 2]],
  steps: [...row(6, 6, 4), ...row(15, 2, 4), ...row(20, 2, 4)],
  timeline: [
    [6, 3, 2, 26],
    [12, 5, 30, 3],
    [12, 14, 26, 3],
    [12, 23, 30, 3],
  ],
  chart: [
    [5, 18, 6, 10],
    [14, 12, 6, 16],
    [23, 15, 6, 13],
    [32, 6, 6, 22],
  ],
  gallery: [...row(4, 11, 3), ...row(18, 11, 3)],
  people: [...row(5, 13, 4), ...row(21, 2, 4)],
  logos: [...row(8, 5, 4), ...row(18, 5, 4)],
  questions: [
    [3, 6, 38, 2],
    [43, 6, 2, 2],
    [3, 14, 38, 2],
    [43, 14, 2, 2],
    [3, 22, 38, 2],
    [43, 22, 2, 2],
  ],
  form: [
    [3, 4, 42, 6],
    [3, 13, 42, 6],
    [3, 23, 16, 6],
  ],
  action: [
    [3, 6, 42, 13],
    [3, 23, 20, 3],
  ],
  calendar: [...row(4, 6, 6), ...row(13, 6, 6), ...row(22, 6, 6)],
  list: [
    [3, 6, 3, 3],
    [9, 6, 34, 3],
    [3, 14, 3, 3],
    [9, 14, 34, 3],
    [3, 22, 3, 3],
    [9, 22, 34, 3],
  ],
};

/** The drawing by which a kind of section is told from others before its name is read. */
export const SectionPicture = ({ picture }: { readonly picture: SectionKind["picture"] }) => (
  <svg viewBox="0 0 48 32" className={s.picture} aria-hidden="true">
    {DRAWINGS[picture].map(([x, y, width, height]) => (
      <rect key={`${x} ${y}`} {...{ x, y, width, height }} />
    ))}
  </svg>
);

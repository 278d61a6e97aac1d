/** The partners' marks, each drawn on a field of 40 by 40. */
export const MARKS = {
  ladder: "M4 36V4h10v32zM18 36V14h8v22zM30 36V22h6v14z",
  moon: "M20 2a18 18 0 1 0 0 36V2zM24 8a12 12 0 0 1 0 24z",
  current: "M2 28c6-12 12-12 18 0s12 12 18 0v-9c-6 12-12 12-18 0S8 7 2 19z",
  diamond: "M20 2l18 18-18 18L2 20zM20 13l-7 7 7 7 7-7z",
  blocks: "M4 4h14v14H4zM22 22h14v14H22zM22 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM4 29a7 7 0 1 0 14 0a7 7 0 1 0-14 0z",
  mountain: "M20 3l17 33H3zM20 18l-7 13h14z",
  funnel: "M3 6h34v6H3zM8 17h24v6H8zM13 28h14v6H13z",
  petals: "M20 2c9 8 9 14 0 18 9-4 15 1 16 9-9 3-14 0-16-9-2 9-7 12-16 9 1-8 7-13 16-9-9-4-9-10 0-18z",
  letter: "M3 3h34v34H3zM10 10v20h6V20l8 10h6V10h-6v10l-8-10z",
  gong: "M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34zm0 7a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
  house: "M2 38V20L20 4l18 16v18H26V26H14v12z",
  arrow: "M6 2h8v36H6zM18 2l18 18-18 18V27l7-7-7-7z",
  sail: "M18 2v30H4zM22 8l14 24H22zM3 35h34v3H3z",
  lighthouse: "M15 3h10v7H15zM13 13h14l4 24H9zM16 18l-1 6h10l-1-6z",
  wave: "M2 12q9-9 18 0t18 0v7q-9 9-18 0t-18 0zM2 27q9-9 18 0t18 0v7q-9 9-18 0t-18 0z",
  fish: "M2 20Q14 4 28 16l10-9v26l-10-9Q14 36 2 20zM12 16a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  sun: "M20 11a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM18 2h4v6h-4zM18 32h4v6h-4zM2 18h6v4H2zM32 18h6v4h-6z",
  needle:
    "M20 2c4 0 5 5 4 9l-3 27h-2l-3-27c-1-4 0-9 4-9zM20 6a2 2 0 0 0-1 5h2a2 2 0 0 0-1-5zM4 18h8v4H4zM28 18h8v4h-8z",
  book: "M2 6h15q3 0 3 3 0-3 3-3h15v28H23q-3 0-3 3 0-3-3-3H2zM7 12v4h9v-4zM24 12v4h9v-4z",
  compass: "M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36zM28 12l-11 5-5 11 11-5z",
  knot: "M6 6h12v12H6zM22 22h12v12H22zM10 10v4h4v-4zM26 26v4h4v-4zM18 18h4v4h-4zM22 6h12v12h-4v-8h-8zM6 22h4v8h8v4H6z",
  bell: "M17 2h6v4c7 2 9 8 9 15l4 9H4l4-9c0-7 2-13 9-15zM15 33h10a5 5 0 0 1-10 0z",
  net: "M2 2h36v36H2zM7 7v8h8V7zM17 7v8h6V7zM25 7v8h8V7zM7 17v6h8v-6zM17 17v6h6v-6zM25 17v6h8v-6zM7 25v8h8v-8zM17 25v8h6v-8zM25 25v8h8v-8z",
  kite: "M20 2l14 14-14 22L6 16zM18 10l-6 6h6zM22 10v6h6z",
} as const;
export type MarkName = keyof typeof MARKS;
/** Keys of a literal: exactly the marks. */
export const MARK_NAMES = Object.keys(MARKS) as [MarkName, ...MarkName[]];

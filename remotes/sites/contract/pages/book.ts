/** The book that `/Metamorfosa` is about, the same on every site. */
export const BOOK = {
  name: "Metamorfosa",
  author: "Ratri Kusumaningtyas",
  language: "id",
  pages: 248,
  publishedOn: "2027-01-21",
} as const;

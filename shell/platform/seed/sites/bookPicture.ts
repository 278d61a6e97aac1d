/**
 * What is shown wherever a page of the book is shared, the same on every site (specification section 2.3). Written by
 * `e2e/films/drawBook.mjs`.
 */
export const bookPicture = {
  image: "/media/metamorfosa/buku-metamorfosa-836e2622.png",
  imageAlt: "Buku Metamorfosa karya Ratri Kusumaningtyas, sampul hijau tua bermotif sekar jagad",
} as const;

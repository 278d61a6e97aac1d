/** What the search of a site says of itself. */
export const searchMessages = {
  /** Heading of the site's own pages. */
  pages: "Halaman",
};
export type SearchMessages = typeof searchMessages;

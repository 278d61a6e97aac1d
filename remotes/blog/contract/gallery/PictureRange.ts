import type { GalleryItem, Page } from "@serambi/kernel/contracts";

/** Some pages of the gallery that follow each other. Their numbers are from 1. */
export interface PictureRange {
  readonly first: number;
  readonly last: number;
  /** The pictures of each of them, none of them twice. */
  readonly pages: readonly (readonly GalleryItem[])[];
  readonly perPage: number;
  readonly totalItems: number;
  readonly totalPages: number;
}

/** A picture, and which of all it is, from 1. */
export interface PlacedPicture {
  readonly picture: GalleryItem;
  readonly place: number;
}

export const rangeOf = ({ page, perPage, totalItems, totalPages, items }: Page<GalleryItem>): PictureRange => ({
  first: page,
  last: page,
  pages: [items],
  perPage,
  totalItems,
  totalPages,
});

export const holdsPage = ({ first, last }: PictureRange, page: number): boolean => first <= page && page <= last;

/**
 * A range with the page before or after it. What is published meanwhile moves all the others on: a picture that is there already
 * is not shown again. A page that is no neighbour begins a range of its own.
 */
export const withPage = (range: PictureRange, page: Page<GalleryItem>): PictureRange => {
  if (holdsPage(range, page.page)) return range;
  const known = new Set(range.pages.flat().map(({ id }) => id));
  const items = page.items.filter(({ id }) => !known.has(id));
  const { perPage, totalItems, totalPages } = page;
  const joined = { ...range, perPage, totalItems, totalPages };
  if (page.page === range.last + 1) return { ...joined, last: page.page, pages: [...range.pages, items] };
  if (page.page === range.first - 1) return { ...joined, first: page.page, pages: [items, ...range.pages] };
  return rangeOf(page);
};

/** All pictures of a range with their places. */
export const placedPictures = ({ first, perPage, pages }: PictureRange): readonly PlacedPicture[] =>
  pages.flat().map((picture, index) => ({ picture, place: (first - 1) * perPage + index + 1 }));

/** The page on which a picture stands. @param place of it, from 1 */
export const pageOf = ({ perPage }: Pick<PictureRange, "perPage">, place: number): number =>
  Math.max(1, Math.ceil(place / Math.max(1, perPage)));

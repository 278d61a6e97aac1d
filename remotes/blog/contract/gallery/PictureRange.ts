import type { Page } from "@serambi/kernel/contracts";

import type { GalleryItem } from "../hosts/posts";

/** A page of the gallery, as its client gives it. */
export type GalleryPictures = Page<GalleryItem>;

/** What the loader of the gallery gives to its page. */
export interface GalleryData {
  /** The page that the address asks for, or the one that its picture stands on; null where it could not be had. */
  readonly found: GalleryPictures | null;
  /** Slug of the picture that the address asks for. */
  readonly picture: string | null;
}

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

export const rangeOf = ({ page, perPage, totalItems, totalPages, items }: GalleryPictures): PictureRange => ({
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
export const withPage = (range: PictureRange, page: GalleryPictures): PictureRange => {
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

/** A picture of a range by its slug. */
export const findPicture = (range: PictureRange, slug: string): PlacedPicture | undefined =>
  placedPictures(range).find(({ picture }) => picture.slug === slug);

/** The page on which a picture stands. @param place of it, from 1 */
export const pageOf = ({ perPage }: Pick<PictureRange, "perPage">, place: number): number =>
  Math.max(1, Math.ceil(place / Math.max(1, perPage)));

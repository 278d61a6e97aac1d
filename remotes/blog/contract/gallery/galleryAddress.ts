import { pageSearch } from "@serambi/kernel/pages";

import { GALLERY_PATH } from "../paths";

/** What hosts take; a longer one names nothing. */
const LONGEST_SLUG = 200;

/** The gallery from this page on, from 1. */
export const galleryAddress = (page: number): string => GALLERY_PATH + pageSearch(page);

/** One picture of it: an address of its own, so that it can be sent to somebody. */
export const pictureAddress = (slug: string): string => `${GALLERY_PATH}?${new URLSearchParams({ picture: slug })}`;

/** The picture that an address asks for, by its slug. */
export const askedPicture = (query: URLSearchParams): string | undefined => query.get("picture")?.trim() || undefined;

export const isPictureSlug = (slug: string): boolean => slug.length <= LONGEST_SLUG;

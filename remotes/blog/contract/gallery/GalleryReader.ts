import type { GalleryItem, Page } from "@serambi/kernel/contracts";

/** The call that the gallery is made of; throws AppError offline | timeout | upstream | malformed. */
export interface GalleryReader {
  /** One page, the newest first. @param slug of a picture: the page that it stands on, where the host knows such */
  list(page: number, slug?: string): Promise<Page<GalleryItem>>;
}

export type LazyGalleryReader = () => Promise<GalleryReader>;

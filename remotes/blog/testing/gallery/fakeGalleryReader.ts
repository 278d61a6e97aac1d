import { AppError } from "@serambi/kernel/errors";

import type { GalleryReader } from "../../contract/gallery/GalleryReader";
import { samplePage } from "./samplePictures";

/** Twenty pictures on four pages; it knows by itself where each of them stands. `failing` pages are lost, once. */
export const fakeGalleryReader = (failing: number[] = []) => {
  const calls: string[] = [];
  const reader: GalleryReader = {
    list: async (page, slug) => {
      calls.push(slug === undefined ? String(page) : `${page} ${slug}`);
      const lost = failing.indexOf(page);
      if (lost !== -1) {
        failing.splice(lost, 1);
        throw new AppError("upstream", "Galeri sedang ditata");
      }
      const own = [1, 2, 3, 4].find((number) => samplePage(number).items.some((picture) => picture.slug === slug));
      return samplePage(own ?? page);
    },
  };
  return { reader: () => Promise.resolve(reader), calls };
};

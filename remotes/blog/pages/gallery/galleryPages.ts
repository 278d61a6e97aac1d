import { chunkPage } from "@serambi/kernel/pages";

import { GALLERY_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";

/** The pictures of the site. */
export const galleryPages = [
  chunkPage<BlogStore, Messages>({
    id: "gallery",
    paths: [GALLERY_PATH],
    texts: "gallery",
    reads: ({ deps }) => deps.gallery(),
    load: () => import(/* webpackChunkName: "page-gallery" */ "./GalleryPage"),
  }),
];

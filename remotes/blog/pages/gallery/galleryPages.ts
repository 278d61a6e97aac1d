import { definePages } from "@serambi/kernel/remote";

import { GALLERY_PATH } from "../../contract/paths";

/** The pictures of the site. */
export const galleryPages = definePages([
  { id: "gallery", texts: "gallery", paths: [GALLERY_PATH], load: () => import("./GalleryPage") },
]);

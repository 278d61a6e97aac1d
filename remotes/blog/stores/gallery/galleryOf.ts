import type { BlogStore } from "../BlogStore";
import { GalleryStore } from "./GalleryStore";

/** The pictures of a visit. */
export const galleryOf = (store: BlogStore): GalleryStore =>
  store.part("gallery", (deps, saved) => new GalleryStore(deps.gallery, saved));

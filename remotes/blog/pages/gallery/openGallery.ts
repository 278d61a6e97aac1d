import { parsePageNumber, standing } from "@serambi/kernel/pages";
import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import { askedPicture } from "../../contract/gallery/galleryAddress";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { galleryOf } from "../../stores/gallery/galleryOf";

/** Brings the gallery to the page or picture of the address. One that nobody has is no error: the gallery says so. */
export const openGallery = async (store: BlogStore, { query }: PageContext<Messages>): Promise<PageOutcome> => {
  const gallery = galleryOf(store);
  const slug = askedPicture(query);
  await gallery.show({ page: parsePageNumber(query), ...(slug !== undefined && { slug }) });
  return standing(gallery.range.state);
};

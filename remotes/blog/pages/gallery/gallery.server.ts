import { parsePageNumber } from "@serambi/kernel/pages";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, orNull, redirect } from "@serambi/kernel/server";

import { GalleryClient } from "../../api/gallery/GalleryClient";
import { MovedClient } from "../../api/MovedClient";
import { askedPicture, pictureAddress } from "../../contract/gallery/galleryAddress";
import type { GalleryData } from "../../contract/gallery/PictureRange";
import type { Messages } from "../../messages/id";
import { galleryHead, galleryJsonLd } from "./galleryHead.server";

/** `/Gallery`: a page of pictures, or the one that a picture stands on. A picture that nobody has is no error: the gallery says so. */
export const galleryLoader = loader(async ({ http, report }: RemoteDeps, context: PageContext<Messages>) => {
  const { query } = context;
  const client = new GalleryClient(http.services, report);
  const slug = askedPicture(query);
  const found = await orNull(client.list(parsePageNumber(query), slug));
  if (slug !== undefined && found?.items.every((picture) => picture.slug !== slug)) {
    const moved = await orNull(new MovedClient(http.services).newPath(context.tenant, pictureAddress(slug)));
    if (moved) return redirect(moved, 301);
  }
  const data: GalleryData = { found, picture: slug ?? null };
  const shown = found?.items ?? [];
  return {
    data,
    head: galleryHead(shown, context),
    jsonLd: galleryJsonLd(shown, context),
    ...(found === null && { status: 503 }),
  };
});

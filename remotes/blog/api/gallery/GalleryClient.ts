import type { Page } from "@serambi/kernel/contracts";
import { bareAddress, ownPicture } from "@serambi/kernel/html";
import { readPage, type HttpClient, type Report } from "@serambi/kernel/http";

import { isPictureSlug } from "../../contract/gallery/galleryAddress";
import { GalleryItem } from "../../contract/hosts/posts";

/** A file without a size is shown as a square: a picture with no place at all would not be seen. */
const MIN_SIDE = 1;

/** A picture that a page may load, or else one without an address: then its words stand in its place. */
const withOwnFile = (item: GalleryItem): GalleryItem => ({
  ...item,
  src: ownPicture(item.src) && bareAddress(item.src),
  width: Math.max(MIN_SIDE, item.width),
  height: Math.max(MIN_SIDE, item.height),
});

/** The pictures of a site (specification section 7.1; decision 32). */
export class GalleryClient {
  constructor(
    private readonly services: HttpClient,
    private readonly report?: Report,
  ) {}

  /**
   * A page of pictures (`post/gallery/list`), six of them (specification section 9).
   * @param slug of a picture: the page that it stands on, where the host knows such
   * @throws AppError offline | timeout | upstream | malformed
   */
  async list(page: number, slug?: string): Promise<Page<GalleryItem>> {
    // A host refuses what is too long to be a picture's name.
    const params = { page, slug: slug !== undefined && isPictureSlug(slug) ? slug : undefined };
    const answer = await this.services.get("post/gallery/list", { params });
    const found = readPage(answer, GalleryItem, { call: "post/gallery/list", report: this.report });
    return { ...found, items: found.items.map((item) => withOwnFile(item)) };
  }
}

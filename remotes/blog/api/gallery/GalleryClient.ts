import { GalleryItem, type Page } from "@serambi/kernel/contracts";
import { readPage, type HttpClient, type Report } from "@serambi/kernel/http";

import type { GalleryReader } from "../../contract/gallery/GalleryReader";

/** The pictures of a site (specification section 7.1; decision 32). */
export class GalleryClient implements GalleryReader {
  constructor(
    private readonly services: HttpClient,
    private readonly report?: Report,
  ) {}

  /**
   * A page of pictures (`post/gallery/list`), six of them (specification section 9).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async list(page: number, slug?: string): Promise<Page<GalleryItem>> {
    const answer = await this.services.get("post/gallery/list", { params: { page, slug } });
    return readPage(answer, GalleryItem, { call: "post/gallery/list", report: this.report });
  }
}

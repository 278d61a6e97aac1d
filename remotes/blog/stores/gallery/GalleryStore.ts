import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import { isPictureSlug } from "../../contract/gallery/galleryAddress";
import type { LazyGalleryReader } from "../../contract/gallery/GalleryReader";
import { holdsPage, rangeOf, withPage, type PictureRange } from "../../contract/gallery/PictureRange";

export interface GallerySnapshot {
  readonly asked: AskedPictures;
  readonly range: RemoteState<PictureRange>;
}

/** What an address wants: a page, or the one that a picture stands on. */
export interface AskedPictures {
  /** From 1. */
  readonly page: number;
  /** Of a picture. */
  readonly slug?: string;
}

const FIRST: AskedPictures = { page: 1 };

/** The pictures that are shown: pages that follow each other, more of them as the visitor goes on. */
export class GalleryStore {
  readonly range: RemoteData<PictureRange>;
  /** What is read beside those that are shown: the pages around them. */
  readonly further = new RemoteData<PictureRange>();
  /** What was asked for last. */
  private asked: AskedPictures;
  private coming: { readonly page: number; readonly range: Promise<PictureRange | null> } | null = null;

  constructor(
    private readonly reader: LazyGalleryReader,
    saved?: GallerySnapshot,
  ) {
    this.asked = saved?.asked ?? FIRST;
    this.range = new RemoteData(saved?.range);
  }

  get isAsked(): boolean {
    return this.range.state.phase !== "idle";
  }

  /** Brings the gallery to what an address wants; what is shown already is not read again. */
  show = async (asked: AskedPictures): Promise<void> => {
    const isThere = this.range.state.phase === "ready" && this.isShown(asked);
    this.asked = asked;
    if (!isThere) await this.reload();
  };

  reload = async (): Promise<void> => {
    const { page, slug } = this.asked;
    await this.range.run(async () => {
      const reader = await this.reader();
      return rangeOf(await reader.list(page, slug !== undefined && isPictureSlug(slug) ? slug : undefined));
    });
  };

  /**
   * Has a page among those that are shown: beside them where it is their neighbour, or else in their place.
   * @returns the pictures with it, or null where it could not be read: those that are shown stay
   */
  reach = (page: number): Promise<PictureRange | null> => {
    const shown = this.range.state.data;
    if (shown && holdsPage(shown, page)) return Promise.resolve(shown);
    if (this.coming?.page === page) return this.coming.range;
    const range = this.read(page).finally(() => {
      if (this.coming?.range === range) this.coming = null;
    });
    this.coming = { page, range };
    return range;
  };

  snapshot = (): GallerySnapshot => ({ asked: this.asked, range: this.range.state });

  private async read(page: number): Promise<PictureRange | null> {
    const { phase, data } = await this.further.run(async () => {
      const found = await (await this.reader()).list(page);
      // Others may have come meanwhile.
      const now = this.range.state.data;
      return now ? withPage(now, found) : rangeOf(found);
    });
    if (phase !== "ready") return null;
    await this.range.run(async () => data);
    return data;
  }

  private isShown({ page, slug }: AskedPictures): boolean {
    const { data } = this.range.state;
    if (!data) return false;
    if (slug === undefined) return holdsPage(data, page);
    // One that nobody has is looked for once.
    return slug === this.asked.slug || data.pages.some((items) => items.some((picture) => picture.slug === slug));
  }
}

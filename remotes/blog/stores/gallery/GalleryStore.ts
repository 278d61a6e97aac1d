import { AppError } from "@serambi/kernel/errors";
import type { PageStore, RemoteDeps } from "@serambi/kernel/remote";
import { action, makeObservable, observable, observableRef, RemoteData } from "@serambi/kernel/state";

import {
  findPicture,
  holdsPage,
  rangeOf,
  withPage,
  type GalleryData,
  type GalleryPictures,
  type PictureRange,
} from "../../contract/gallery/PictureRange";

/** The pictures that are shown: pages that follow each other, more of them as the visitor goes on. */
export class GalleryStore implements PageStore<GalleryData> {
  /** Null where none could be had yet. */
  range: PictureRange | null = null;
  /** What the address asks for could not be had; what was shown before stays. */
  isLost = false;
  /** What is read beside those that are shown, while somebody goes from one to the next: the pages around them. */
  readonly further = new RemoteData<PictureRange>();
  private coming: { readonly page: number; readonly range: Promise<PictureRange | null> } | null = null;

  constructor(
    data: GalleryData,
    private readonly deps: Pick<RemoteDeps, "http" | "report">,
  ) {
    makeObservable<this, "add">(this, { range: observableRef, isLost: observable, take: action, add: action });
    this.take(data);
  }

  /** Adds what the address asks for to what is shown. A picture that is shown already is not looked for. */
  take({ found, picture }: GalleryData): void {
    this.isLost = found === null;
    if (found && !(this.range && picture !== null && findPicture(this.range, picture))) this.add(found);
  }

  /**
   * Has a page among those that are shown: beside them where it is their neighbour, or else in their place.
   * @returns the pictures with it, or null where it could not be read: those that are shown stay
   */
  reach = (page: number): Promise<PictureRange | null> => {
    if (this.range && holdsPage(this.range, page)) return Promise.resolve(this.range);
    if (this.coming?.page === page) return this.coming.range;
    const range = this.read(page).finally(() => {
      if (this.coming?.range === range) this.coming = null;
    });
    this.coming = { page, range };
    return range;
  };

  private async read(page: number): Promise<PictureRange | null> {
    const { phase, data } = await this.further.run(async () => this.add(await this.list(page)));
    return phase === "ready" ? data : null;
  }

  /** The client comes with the first page that is read ahead: no page carries it. */
  private async list(page: number): Promise<GalleryPictures> {
    const { GalleryClient } = await import("../../api/gallery/GalleryClient").catch((cause: unknown) => {
      throw new AppError("offline", "Code of the gallery could not be loaded", { cause });
    });
    return new GalleryClient(this.deps.http.services, this.deps.report).list(page);
  }

  private add(found: GalleryPictures): PictureRange {
    this.range = this.range ? withPage(this.range, found) : rangeOf(found);
    return this.range;
  }
}

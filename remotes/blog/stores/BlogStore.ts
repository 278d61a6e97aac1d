import type { PublicTenant } from "@serambi/kernel/contracts";
import type { RemoteStore } from "@serambi/kernel/remote";

import type { LazyArticleReader } from "../contract/articles/ArticleReader";
import type { LazyEventReader } from "../contract/events/EventReader";
import type { LazyGalleryReader } from "../contract/gallery/GalleryReader";
import type { LazyListeningShelf } from "../contract/podcast/Listening";
import type { LazyPodcastReader } from "../contract/podcast/PodcastReader";
import type { ArticlesSnapshot, ArticlesStore } from "./articles/ArticlesStore";
import type { EventsSnapshot, EventsStore } from "./events/EventsStore";
import type { GallerySnapshot, GalleryStore } from "./gallery/GalleryStore";
import type { PodcastSnapshot, PodcastStore } from "./podcast/PodcastStore";

/** What travels of each part: nothing of one that was not asked for. */
export interface BlogSnapshot {
  readonly articles?: ArticlesSnapshot;
  readonly events?: EventsSnapshot;
  readonly gallery?: GallerySnapshot;
  readonly podcast?: PodcastSnapshot;
}

/** The parts of this remote. Their code comes with the pages that show them: no other page carries it. */
export interface BlogParts {
  readonly articles: ArticlesStore;
  readonly events: EventsStore;
  readonly gallery: GalleryStore;
  readonly podcast: PodcastStore;
}

export interface BlogDeps {
  readonly tenant: PublicTenant;
  readonly now: () => Date;
  readonly articles: LazyArticleReader;
  readonly podcast: LazyPodcastReader;
  readonly listening: LazyListeningShelf;
  readonly gallery: LazyGalleryReader;
  readonly events: LazyEventReader;
}

/** Everything this remote knows on one page, by its parts. */
export class BlogStore implements RemoteStore {
  private readonly parts: { -readonly [K in keyof BlogParts]?: BlogParts[K] } = {};

  constructor(
    readonly deps: BlogDeps,
    private readonly saved: BlogSnapshot = {},
  ) {}

  /** A part of this store; `make` is called when the first page asks for it. */
  part<K extends keyof BlogParts>(
    name: K,
    make: (deps: BlogDeps, saved: BlogSnapshot[K]) => BlogParts[K],
  ): BlogParts[K] {
    return (this.parts[name] ??= make(this.deps, this.saved[name]));
  }

  /** Only what was asked for: an untouched part costs the page nothing. */
  snapshot = (): BlogSnapshot => ({
    ...this.snapshotOf("articles"),
    ...this.snapshotOf("events"),
    ...this.snapshotOf("gallery"),
    ...this.snapshotOf("podcast"),
  });

  private snapshotOf(name: keyof BlogParts): Partial<BlogSnapshot> {
    const part = this.parts[name];
    const shown = part ? part.isAsked && part.snapshot() : this.saved[name];
    return shown ? { [name]: shown } : {};
  }
}

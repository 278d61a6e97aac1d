import type { PublicTenant } from "@serambi/kernel/contracts";
import type { RemoteStore } from "@serambi/kernel/remote";

import type { LazyArticleReader } from "../contract/articles/ArticleReader";
import type { LazyEventReader } from "../contract/events/EventReader";
import type { LazyGalleryReader } from "../contract/gallery/GalleryReader";
import type { LazyPodcastReader } from "../contract/podcast/PodcastReader";
import type { ArticlesSnapshot, ArticlesStore } from "./articles/ArticlesStore";

/** What travels of each part: nothing of one that was not asked for. */
export interface BlogSnapshot {
  readonly articles?: ArticlesSnapshot;
}

/** The parts of this remote. Their code comes with the pages that show them: no other page carries it. */
export interface BlogParts {
  readonly articles: ArticlesStore;
}

export interface BlogDeps {
  readonly tenant: PublicTenant;
  readonly now: () => Date;
  readonly articles: LazyArticleReader;
  readonly podcast: LazyPodcastReader;
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
  snapshot = (): BlogSnapshot => ({ ...this.snapshotOf("articles") });

  private snapshotOf(name: keyof BlogParts): Partial<BlogSnapshot> {
    const part = this.parts[name];
    const shown = part ? part.isAsked && part.snapshot() : this.saved[name];
    return shown ? { [name]: shown } : {};
  }
}

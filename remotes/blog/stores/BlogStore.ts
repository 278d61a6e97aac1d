import type { PublicTenant } from "@serambi/kernel/contracts";
import { StoreOfParts, type PartSnapshots } from "@serambi/kernel/pages";

import type { LazyArticleReader } from "../contract/articles/ArticleReader";
import type { LazyEventReader } from "../contract/events/EventReader";
import type { LazyGalleryReader } from "../contract/gallery/GalleryReader";
import type { LazyListeningShelf } from "../contract/podcast/Listening";
import type { LazyPodcastReader } from "../contract/podcast/PodcastReader";
import type { ArticlesStore } from "./articles/ArticlesStore";
import type { EventsStore } from "./events/EventsStore";
import type { GalleryStore } from "./gallery/GalleryStore";
import type { PodcastStore } from "./podcast/PodcastStore";

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

/** What travels of each part. */
export type BlogSnapshot = PartSnapshots<BlogParts>;

/** Everything this remote knows on one page. */
export class BlogStore extends StoreOfParts<BlogDeps, BlogParts> {}

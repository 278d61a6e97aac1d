import { arriving } from "@serambi/kernel/pages";
import { defineRemote, REMOTE_CONTRACT, type RemoteDeps } from "@serambi/kernel/remote";

import type { Messages } from "./messages/id";
import { texts } from "./messages/texts";
import { articlePages } from "./pages/articles/articlePages";
import { eventPages } from "./pages/events/eventPages";
import { galleryPages } from "./pages/gallery/galleryPages";
import { podcastPages } from "./pages/podcast/podcastPages";
import { articleSlots } from "./slots/articles/articleSlots";
import { eventSlots } from "./slots/events/eventSlots";
import { podcastSlots } from "./slots/podcast/podcastSlots";
import { BlogStore, type BlogSnapshot } from "./stores/BlogStore";

/** Neither the clients nor the schemas that they bring are part of a page's first code. */
const readersOf = ({ http: { services }, report }: RemoteDeps) => ({
  articles: async () => {
    const { ArticleClient } = await arriving(
      import(/* webpackChunkName: "api-articles" */ "./api/articles/ArticleClient"),
    );
    return new ArticleClient(services, report);
  },
  podcast: async () => {
    const { PodcastClient } = await arriving(
      import(/* webpackChunkName: "api-podcast" */ "./api/podcast/PodcastClient"),
    );
    return new PodcastClient(services, report);
  },
  listening: async () => {
    const { LocalListening } = await arriving(
      import(/* webpackChunkName: "listening" */ "./stores/podcast/LocalListening"),
    );
    return new LocalListening(() => localStorage);
  },
  gallery: async () => {
    const { GalleryClient } = await arriving(
      import(/* webpackChunkName: "api-gallery" */ "./api/gallery/GalleryClient"),
    );
    return new GalleryClient(services, report);
  },
  events: async () => {
    const { EventClient } = await arriving(import(/* webpackChunkName: "api-events" */ "./api/events/EventClient"));
    return new EventClient(services, report);
  },
});

/** On the server only: no page is written with its texts. */
const feedModule = async () => {
  const [{ blogFeeds }, id, en] = await Promise.all([
    import(/* webpackChunkName: "feeds" */ "./api/feeds/blogFeeds"),
    import(/* webpackChunkName: "feeds" */ "./messages/feeds.id"),
    import(/* webpackChunkName: "feeds" */ "./messages/feeds.en"),
  ]);
  return blogFeeds({ id: id.feedTexts, en: en.feedTexts });
};

export const remote = defineRemote<BlogStore, Messages>({
  id: "blog",
  contract: REMOTE_CONTRACT,
  families: ["podcast", "events"],
  messages: {
    id: () => import(/* webpackChunkName: "messages-id" */ "./messages/id"),
    en: () => import(/* webpackChunkName: "messages-en" */ "./messages/en"),
  },
  texts,
  // What comes back is the snapshot of this same version: the release is fixed for the whole visit.
  createStore: (deps, saved) =>
    new BlogStore({ ...readersOf(deps), tenant: deps.tenant, now: deps.now }, saved as BlogSnapshot | undefined),
  sitemap: () => import(/* webpackChunkName: "sitemap" */ "./api/sitemap"),
  feeds: feedModule,
  search: () => import(/* webpackChunkName: "search" */ "./api/search"),
  pages: [...articlePages, ...podcastPages, ...galleryPages, ...eventPages],
  slots: [...articleSlots, ...podcastSlots, ...eventSlots],
});

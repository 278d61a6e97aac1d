import type { CatalogueChunks } from "@serambi/kernel/remote";

/** The parts of this remote's texts, for pages and slots that need no others; `messages` are lists and articles. */
export const texts = {
  article: {
    id: () => import(/* webpackChunkName: "messages-article-id" */ "./article.id"),
    en: () => import(/* webpackChunkName: "messages-article-en" */ "./article.en"),
  },
  events: {
    id: () => import(/* webpackChunkName: "messages-events-id" */ "./events.id"),
    en: () => import(/* webpackChunkName: "messages-events-en" */ "./events.en"),
  },
  gallery: {
    id: () => import(/* webpackChunkName: "messages-gallery-id" */ "./gallery.id"),
    en: () => import(/* webpackChunkName: "messages-gallery-en" */ "./gallery.en"),
  },
  lists: {
    id: () => import(/* webpackChunkName: "messages-lists-id" */ "./lists.id"),
    en: () => import(/* webpackChunkName: "messages-lists-en" */ "./lists.en"),
  },
  podcast: {
    id: () => import(/* webpackChunkName: "messages-podcast-id" */ "./podcast.id"),
    en: () => import(/* webpackChunkName: "messages-podcast-en" */ "./podcast.en"),
  },
} satisfies Record<string, CatalogueChunks>;

import type { CatalogueChunks } from "@serambi/kernel/remote";

/** The parts of this remote's texts, for pages and slots that need no others; articles have `messages`. */
export const texts = {
  events: {
    id: () => import(/* webpackChunkName: "messages-events-id" */ "./events.id"),
    en: () => import(/* webpackChunkName: "messages-events-en" */ "./events.en"),
  },
  gallery: {
    id: () => import(/* webpackChunkName: "messages-gallery-id" */ "./gallery.id"),
    en: () => import(/* webpackChunkName: "messages-gallery-en" */ "./gallery.en"),
  },
  podcast: {
    id: () => import(/* webpackChunkName: "messages-podcast-id" */ "./podcast.id"),
    en: () => import(/* webpackChunkName: "messages-podcast-en" */ "./podcast.en"),
  },
} satisfies Record<string, CatalogueChunks>;

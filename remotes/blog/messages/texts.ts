import type { CatalogueChunks } from "@serambi/kernel/remote";

/** The parts of this remote's texts, for pages and slots that need no others; `messages` are lists and articles. */
export const texts = {
  article: { id: () => import("./article.id"), en: () => import("./article.en") },
  events: { id: () => import("./events.id"), en: () => import("./events.en") },
  feeds: { id: () => import("./feeds.id"), en: () => import("./feeds.en") },
  gallery: { id: () => import("./gallery.id"), en: () => import("./gallery.en") },
  lists: { id: () => import("./lists.id"), en: () => import("./lists.en") },
  podcast: { id: () => import("./podcast.id"), en: () => import("./podcast.en") },
  search: { id: () => import("./search.id"), en: () => import("./search.en") },
} satisfies Record<string, CatalogueChunks>;

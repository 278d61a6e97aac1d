import type { CatalogueOf } from "@serambi/kernel/i18n";

/** Texts of the feeds; the first are names of sections. */
export const messages = {
  blog: "Blog",
  news: "Kabar",
  berita: "Berita",
  articles: "Artikel",
  podcast: "Podcast",
  "feed.title": (section: string, site: string) => `${section} ${site}`,
  "feed.posts": (section: string, site: string) =>
    `${section} ${site}: setiap tulisan baru, utuh, yang terbaru lebih dulu.`,
  "feed.episodes": (site: string) => `Setiap episode podcast ${site}, yang terbaru lebih dulu.`,
};
export type FeedTexts = CatalogueOf<typeof messages>;

import type { FeedTexts } from "../contract/feeds/FeedTexts";

export const feedTexts: FeedTexts = {
  blog: "Blog",
  news: "Kabar",
  berita: "Berita",
  articles: "Artikel",
  podcast: "Podcast",
  title: (section, site) => `${section} ${site}`,
  posts: (section, site) => `${section} ${site}: setiap tulisan baru, utuh, yang terbaru lebih dulu.`,
  episodes: (site) => `Setiap episode podcast ${site}, yang terbaru lebih dulu.`,
};

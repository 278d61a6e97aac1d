import type { FeedTexts } from "../contract/feeds/FeedTexts";

export const feedTexts: FeedTexts = {
  blog: "Blog",
  news: "News",
  berita: "News",
  articles: "Articles",
  podcast: "Podcast",
  title: (section, site) => `${section} from ${site}`,
  posts: (section, site) => `${section} from ${site}: each new piece in full, the newest first.`,
  episodes: (site) => `Every episode of the ${site} podcast, the newest first.`,
};

import type { FeedTexts } from "./feeds.id";

export const messages: FeedTexts = {
  blog: "Blog",
  news: "News",
  berita: "News",
  articles: "Articles",
  podcast: "Podcast",
  "feed.title": (section, site) => `${section} from ${site}`,
  "feed.posts": (section, site) => `${section} from ${site}: each new piece in full, the newest first.`,
  "feed.episodes": (site) => `Every episode of the ${site} podcast, the newest first.`,
};

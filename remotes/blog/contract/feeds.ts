import type { Alternate } from "@serambi/kernel/seo";

/** Media types of a feed, by the name of its file beside the page that it follows. */
export const FEED_FILES = { "rss.xml": "application/rss+xml", "feed.json": "application/feed+json" } as const;

/**
 * The feeds of a list, as its page names them in its head.
 * @param section path of the list: `/Blog`
 */
export const feedAlternates = (section: string, title: string): readonly Alternate[] =>
  Object.entries(FEED_FILES).map(([file, type]) => ({ path: `${section}/${file}`, type, title }));

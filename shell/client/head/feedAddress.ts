import type { PublicTenant } from "@serambi/kernel/contracts";

/** What a feed is written as: the end of its address, and its type. */
export const FEED_FORMATS = {
  rss: { file: "rss.xml", type: "application/rss+xml" },
  json: { file: "feed.json", type: "application/feed+json" },
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

/** The absolute address of a section's feed; of the whole site's where `section` is empty. */
export const feedAddress = ({ origin }: Pick<PublicTenant, "origin">, section: string, format: FeedFormat): string =>
  `${origin}${section}/${FEED_FORMATS[format].file}`;

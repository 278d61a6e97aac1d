import type { PublicTenant } from "@serambi/kernel/contracts";
import type { FeedFile, TextFile } from "@serambi/kernel/server";

import { lastChangeOf } from "./Channel";
import { jsonFeed } from "./jsonFeed";
import { rssXml } from "./rssXml";
import { toChannel } from "./toChannel";

const WRITERS = { rss: rssXml, json: jsonFeed } as const;
const TYPES = {
  rss: "application/rss+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
} as const;

/**
 * A feed as the text that is sent. Other sites may read it, if nothing else is said: readers run in browsers, too.
 * @param path as it was asked for
 */
export const writeFeed = (tenant: PublicTenant, file: FeedFile, path: string): TextFile => {
  const { fileName, maxAgeSeconds, isIndexed, isShared = true, format } = file;
  const channel = toChannel(tenant, file, path);
  const lastModified = lastChangeOf(channel)?.toISOString();
  return {
    kind: "text",
    type: TYPES[format],
    body: WRITERS[format](channel),
    isShared,
    ...(fileName !== undefined && { fileName }),
    ...(maxAgeSeconds !== undefined && { maxAgeSeconds }),
    ...(isIndexed !== undefined && { isIndexed }),
    ...(lastModified !== undefined && { lastModified }),
  };
};

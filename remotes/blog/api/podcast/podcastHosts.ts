import type { HostCall } from "@serambi/kernel/server";

/** The calls of the podcast's pages, player, feed and sitemap. Browsers ask for an episode that is put below a page. */
export const podcastHosts: readonly HostCall[] = [
  { host: "services", method: "GET", path: "podcast/list" },
  { host: "services", method: "GET", path: "podcast/detail", isFromBrowser: true },
  { host: "services", method: "GET", path: "v2/post/category" },
  { host: "services", method: "GET", path: "post/moved" },
];

import type { HostCall } from "@serambi/kernel/server";

/** The calls of the pages, the slot and the sitemap of events. */
export const eventHosts: readonly HostCall[] = [
  { host: "services", method: "GET", path: "post/list" },
  { host: "services", method: "GET", path: "post/detail" },
  { host: "services", method: "GET", path: "post/moved" },
];

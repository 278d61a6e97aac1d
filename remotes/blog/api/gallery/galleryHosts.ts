import type { HostCall } from "@serambi/kernel/server";

/** What hosts are asked about pictures; by browsers, while somebody goes from one to the next. */
export const galleryHosts: readonly HostCall[] = [
  { host: "services", method: "GET", path: "post/gallery/list", isFromBrowser: true },
  { host: "services", method: "GET", path: "post/moved" },
];

import type { HostCall } from "@serambi/kernel/server";

/** The calls that articles need. */
export const articleHosts: readonly HostCall[] = [
  { host: "services", method: "GET", path: "post/article/list" },
  { host: "services", method: "GET", path: "v2/post/category" },
  { host: "services", method: "GET", path: "post/detail" },
  { host: "services", method: "GET", path: "post/moved" },
];

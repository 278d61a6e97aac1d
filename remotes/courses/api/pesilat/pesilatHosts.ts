import type { HostCall } from "@serambi/kernel/server";

/** The calls of the pages of the martial-arts programme. */
export const pesilatHosts: readonly HostCall[] = [
  { host: "services", method: "GET", path: "class/active" },
  { host: "services", method: "GET", path: "class/overview" },
  { host: "services", method: "GET", path: "class/syllabus" },
];

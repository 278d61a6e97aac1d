import type { HostCall } from "@serambi/kernel/server";

/** The calls of the pages and slots of programmes. */
export const programHosts: readonly HostCall[] = [
  { host: "services", method: "GET", path: "v1/program/active" },
  { host: "services", method: "GET", path: "v1/program/active/detail" },
  { host: "services", method: "GET", path: "v1/program/schools" },
  { host: "services", method: "GET", path: "class/active" },
  { host: "services", method: "GET", path: "class/webinar" },
  { host: "main", method: "GET", path: "batch/active" },
  { host: "main", method: "GET", path: "silabus/:programId" },
  { host: "programs", method: "GET", path: "programs" },
];

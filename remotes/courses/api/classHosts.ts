import type { HostCall } from "@serambi/kernel/server";

/** The calls of classes, webinars, chapters and certificates. */
export const classHosts: readonly HostCall[] = [
  { host: "services", method: "GET", path: "class/active" },
  { host: "services", method: "GET", path: "class/overview" },
  { host: "services", method: "GET", path: "class/syllabus" },
  { host: "services", method: "GET", path: "class/webinar" },
  { host: "services", method: "GET", path: "v1/program/active/detail" },
  { host: "programs", method: "GET", path: "programs" },
  { host: "learning", method: "GET", path: "lesson" },
  { host: "learning", method: "GET", path: "certificate" },
  { host: "learning", method: "GET", path: "classes" },
  { host: "learning", method: "GET", path: "enrolment" },
  { host: "learning", method: "POST", path: "enrolment" },
  // The host says by field what is wrong with a body, in the visitor’s language.
  { host: "learning", method: "POST", path: "certificate", isFromBrowser: true },
  { host: "learning", method: "GET", path: "progress", isFromBrowser: true },
  { host: "learning", method: "POST", path: "progress", isFromBrowser: true },
];

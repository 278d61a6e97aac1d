import type { HostCall } from "@serambi/kernel/server";

import { CertificateRequest, ClassProgress } from "../contract/hosts/learning";

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
  { host: "learning", method: "POST", path: "certificate", isFromBrowser: true, body: CertificateRequest },
  { host: "learning", method: "GET", path: "progress", isFromBrowser: true },
  { host: "learning", method: "POST", path: "progress", isFromBrowser: true, body: ClassProgress },
];

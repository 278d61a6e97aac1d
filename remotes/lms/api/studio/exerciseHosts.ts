import type { HostCall } from "@serambi/kernel/server";

import { WantedAttempt, WantedComment, WantedVerdict } from "../../contract/studio/attemptBodies";

/** Calls of exercises, attempts and submissions: all to the LMS's own service. */
export const exerciseHosts: readonly HostCall[] = [
  { host: "lms", method: "GET", path: "studio/exercises" },
  { host: "lms", method: "GET", path: "studio/exercise" },
  { host: "lms", method: "GET", path: "studio/attempts", isFromBrowser: true },
  { host: "lms", method: "POST", path: "studio/attempts", isFromBrowser: true, body: WantedAttempt },
  { host: "lms", method: "GET", path: "studio/remarks" },
  { host: "lms", method: "GET", path: "studio/submissions" },
  { host: "lms", method: "GET", path: "studio/submission" },
  { host: "lms", method: "POST", path: "studio/comments", body: WantedComment },
  { host: "lms", method: "POST", path: "studio/verdicts", body: WantedVerdict },
];

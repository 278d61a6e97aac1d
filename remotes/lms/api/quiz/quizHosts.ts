import type { HostCall } from "@serambi/kernel/server";

import { Changes, WantedAttempt } from "../../contract/quiz/Attempt";
import { NamedRevision, NewQuiz, Restored, WantedDraft } from "../../contract/quiz/Author";

/** Every call of quizzes. */
export const quizHosts: readonly HostCall[] = [
  { host: "lms", method: "GET", path: "quiz/list" },
  { host: "lms", method: "GET", path: "quiz/show" },
  { host: "lms", method: "POST", path: "quiz/attempts", body: WantedAttempt },
  { host: "lms", method: "GET", path: "quiz/attempts/:id", isFromBrowser: true },
  { host: "lms", method: "POST", path: "quiz/attempts/:id/answers", isFromBrowser: true, body: Changes },
  { host: "lms", method: "POST", path: "quiz/attempts/:id/submit", isFromBrowser: true, body: Changes },
  { host: "lms", method: "GET", path: "quiz/attempts/:id/review" },
  { host: "lms", method: "GET", path: "quiz/draft" },
  { host: "lms", method: "GET", path: "quiz/analysis" },
  { host: "lms", method: "GET", path: "quiz/results" },
  { host: "lms", method: "POST", path: "quiz/create", body: NewQuiz },
  { host: "lms", method: "POST", path: "quiz/save", body: WantedDraft },
  { host: "lms", method: "POST", path: "quiz/publish", body: NamedRevision },
  { host: "lms", method: "POST", path: "quiz/restore", body: Restored },
];

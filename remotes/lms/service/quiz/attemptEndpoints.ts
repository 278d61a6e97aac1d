import { endpoint, requiredText, type Endpoint, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { Changes, WantedAttempt } from "../../contract/quiz/Attempt";
import { beginAttempt } from "./attempts/beginAttempt";
import { finishAttempt, finishIfOver } from "./attempts/finishAttempt";
import { keepChanges } from "./attempts/keepChanges";
import { readAttempt } from "./attempts/readAttempt";
import { reviewAttempt } from "./attempts/reviewAttempt";
import { listQuizzes, showQuiz } from "./readQuizzes";
import { versionOf } from "./attempts/versionOf";
import { findAttempt, type AttemptRow } from "./rows";
import { quizTexts } from "./texts";

const Named = z.object({ slug: requiredText(80) });
const ById = z.object({ id: requiredText(60) });
/** Answers of a whole quiz, with some pages of text. */
const CHANGES_LIMIT_BYTES = 256 * 1024;

type Call = Pick<ServiceCall, "sql" | "user" | "fail">;

const attemptOf = async ({ sql, user, fail }: Call, id: string, isHeld = false): Promise<AttemptRow> =>
  (await findAttempt(sql, id, { user, isHeld })) ?? fail(404, quizTexts.attemptNotFound);

const DONE = { state: "done", saved: [], secondsLeft: 0 } as const;

/** Quizzes as learners have them. What may be done is decided here: pages only ask. */
export const attemptEndpoints: readonly Endpoint[] = [
  endpoint({ host: "lms", method: "GET", path: "/quiz/list", access: "anyone", handle: (call) => listQuizzes(call) }),
  endpoint({
    host: "lms",
    method: "GET",
    path: "/quiz/show",
    access: "anyone",
    query: Named,
    handle: (call) => showQuiz(call, call.query.slug),
  }),
  endpoint({
    host: "lms",
    method: "POST",
    path: "/quiz/attempts",
    access: "anyone",
    body: z.object(WantedAttempt.shape),
    handle: async (call) => ({ id: await beginAttempt(call, call.body) }),
  }),
  endpoint({
    host: "lms",
    method: "GET",
    path: "/quiz/attempts/:id",
    access: "anyone",
    params: ById,
    handle: async (call) => {
      const attempt = await attemptOf(call, call.params.id);
      const isDone = await finishIfOver(call, attempt);
      return isDone
        ? { state: "done", id: attempt.id, slug: attempt.slug }
        : { state: "open", attempt: await readAttempt(call, attempt) };
    },
  }),
  endpoint({
    host: "lms",
    method: "POST",
    path: "/quiz/attempts/:id/answers",
    access: "anyone",
    params: ById,
    body: z.object(Changes.shape),
    bodyLimitBytes: CHANGES_LIMIT_BYTES,
    handle: async (call) => {
      const attempt = await attemptOf(call, call.params.id, true);
      if (await finishIfOver(call, attempt)) return DONE;
      const content = await versionOf(call, attempt);
      return keepChanges(call, attempt, { changes: call.body.changes, content });
    },
  }),
  endpoint({
    host: "lms",
    method: "POST",
    path: "/quiz/attempts/:id/submit",
    access: "anyone",
    params: ById,
    body: z.object(Changes.shape),
    bodyLimitBytes: CHANGES_LIMIT_BYTES,
    // A repeat changes nothing: it may be sent again by whoever heard no answer.
    handle: async (call) => {
      const attempt = await attemptOf(call, call.params.id, true);
      if (await finishIfOver(call, attempt)) return DONE;
      const content = await versionOf(call, attempt);
      await finishAttempt(call, attempt, { reason: "handed-in", content, changes: call.body.changes });
      return DONE;
    },
  }),
  endpoint({
    host: "lms",
    method: "GET",
    path: "/quiz/attempts/:id/review",
    access: "anyone",
    params: ById,
    handle: async (call) => {
      const attempt = await attemptOf(call, call.params.id);
      if (!(await finishIfOver(call, attempt))) return call.fail(409, quizTexts.notFinished);
      return reviewAttempt(call.sql, await attemptOf(call, attempt.id), call.user);
    },
  }),
];

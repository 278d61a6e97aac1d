import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, notFound, redirect } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { SubmissionClient } from "../../api/studio/SubmissionClient";
import { submissionPath, type LinePlace } from "../../contract/submissions/submissionQuery";
import type { SubmissionMessages } from "../../messages/submissions.id";

type Context = PageContext<SubmissionMessages>;

const Id = z.uuid();

/** The line that the form for comments is about. */
const placeOf = (query: URLSearchParams): LinePlace | null => {
  const path = query.get("file");
  const line = Number(query.get("line"));
  return path !== null && Number.isInteger(line) && line >= 0 ? { path, line } : null;
};

/** `/Lms/Submissions/{attempt}`: a program with what was said of it. */
export const submissionLoader = loader(async ({ http }: RemoteDeps, { params, query, t }: Context) => {
  const id = Id.safeParse(params["attempt"]);
  if (!id.success) return notFound();
  try {
    const detail = await new SubmissionClient(http.named("lms")).submission(id.data);
    const shown = detail.attempts.find((attempt) => attempt.id === id.data);
    if (!shown) return notFound();
    const others = detail.attempts.map(({ id: other, at, passed, total, isPassed, verdict }) => ({
      id: other,
      at,
      passed: passed.length,
      total,
      isPassed,
      verdict,
    }));
    const { learner, title, tests } = detail;
    return {
      data: { learner, title, tests, shown, others, place: placeOf(query) },
      head: { title: `${title}, ${learner || t.unnamed}`, isIndexed: false },
    };
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") return notFound();
    throw error;
  }
});

const MAX_TEXT = 2000;

const Comment = z.object({
  act: z.literal("comment"),
  path: z.string().check(z.minLength(1)),
  line: z.coerce.number().check(z.int(), z.gte(0)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEXT)),
});

const Judgement = z.object({
  act: z.enum(["accepted", "rejected"]),
  note: z.string().check(z.trim(), z.maxLength(MAX_TEXT)),
});

/** Comments on a line, or judges. The endpoint decides whether the asker may. */
export const sayOfSubmission = action(async ({ http }: RemoteDeps, { params, t }: Context, form) => {
  const id = Id.safeParse(params["attempt"]);
  if (!id.success) return redirect(submissionPath(""), 303);
  const attempt = id.data;
  const client = new SubmissionClient(http.named("lms"));
  try {
    if (form["act"] === "comment") {
      const comment = Comment.safeParse(form);
      if (!comment.success) {
        const wrong = new Set(comment.error.issues.map(({ path }) => String(path[0])));
        return invalid({
          ...(wrong.has("text") && { text: t.commentMissing }),
          ...(wrong.has("line") && { line: t.lineMissing }),
        });
      }
      const { path, line, text } = comment.data;
      await client.comment({ attempt, path, line, text });
      return redirect(submissionPath(attempt), 303);
    }
    const judgement = Judgement.safeParse({ note: "", ...form });
    if (!judgement.success) return invalid({ note: t.noteMissing });
    const { act: verdict, note } = judgement.data;
    if (verdict === "rejected" && note === "") return invalid({ note: t.noteMissing });
    await client.judge({ attempt, verdict, note });
  } catch (error) {
    if (isAppError(error) && error.code === "invalid") return invalid({ line: t.lineMissing });
    if (isAppError(error) && error.code === "forbidden") return invalid({}, t.ownAttempt);
    throw error;
  }
  return redirect(submissionPath(attempt), 303);
});

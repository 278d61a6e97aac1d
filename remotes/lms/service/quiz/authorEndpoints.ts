import { endpoint, pageNumber, requiredText, type Endpoint } from "@serambi/kernel/service";
import * as z from "zod";

import { QuizContent, QuizSlug } from "../../contract/quiz/Quiz";
import { analyseQuiz } from "./analysis/analyseQuiz";
import { countAttempts } from "./analysis/countAttempts";
import { createQuiz, publishDraft, readDraft, readDraftContent, restoreVersion, saveDraft } from "./author/drafts";
import { readResults } from "./author/results";
import { inLanguage } from "./rows";

const access = { roles: ["superadmin", "admin", "mentor", "teacher"] as const };
const Named = z.object({ slug: requiredText(80) });
/** A hundred questions in two languages. */
const CONTENT_LIMIT_BYTES = 1024 * 1024;
const MOST_RESULTS = 5_000;

const pageSize = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(MOST_RESULTS))
  .default(25);

/** Quizzes as mentors, teachers and administrators have them: drafts, versions, what they came to. */
export const authorEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "lms",
    method: "GET",
    path: "/quiz/draft",
    access,
    query: Named,
    handle: (call) => readDraft(call, call.query.slug),
  }),
  endpoint({
    host: "lms",
    method: "POST",
    path: "/quiz/create",
    access,
    body: z.object({ slug: QuizSlug, content: QuizContent }),
    bodyLimitBytes: CONTENT_LIMIT_BYTES,
    handle: (call) => createQuiz(call, call.body.slug, call.body.content),
  }),
  endpoint({
    host: "lms",
    method: "POST",
    path: "/quiz/save",
    access,
    body: z.object({ slug: QuizSlug, revision: z.int(), content: QuizContent }),
    bodyLimitBytes: CONTENT_LIMIT_BYTES,
    handle: (call) => saveDraft(call, call.body.slug, call.body),
  }),
  endpoint({
    host: "lms",
    method: "POST",
    path: "/quiz/publish",
    access,
    body: z.object({ slug: QuizSlug, revision: z.int() }),
    handle: (call) => publishDraft(call, call.body.slug, call.body.revision),
  }),
  endpoint({
    host: "lms",
    method: "POST",
    path: "/quiz/restore",
    access,
    body: z.object({ slug: QuizSlug, revision: z.int(), version: z.int() }),
    handle: (call) => restoreVersion(call, call.body.slug, call.body),
  }),
  endpoint({
    host: "lms",
    method: "GET",
    path: "/quiz/analysis",
    access,
    query: Named,
    handle: async (call) => {
      const content = await readDraftContent(call, call.query.slug);
      // What was handed in since the last count belongs to the figures.
      await countAttempts(call, call.query.slug);
      return analyseQuiz(call.sql, call.query.slug, inLanguage(content, call.language).quiz);
    },
  }),
  endpoint({
    host: "lms",
    method: "GET",
    path: "/quiz/results",
    access,
    query: z.object({ slug: requiredText(80), page: pageNumber(), perPage: pageSize }),
    handle: ({ sql, query }) => readResults(sql, query.slug, { page: query.page, pageSize: query.perPage }),
  }),
];

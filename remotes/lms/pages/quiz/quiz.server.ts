import { isAppError } from "@serambi/kernel/errors";
import { hasRoute, type PageContext, type RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, redirect } from "@serambi/kernel/server";

import { QuizClient } from "../../api/quiz/QuizClient";
import { attemptPath, quizPath, QUIZZES_PATH } from "../../contract/quiz/paths";
import type { QuizMessages } from "../../messages/quizMessages";
import { endingOf, isUnauthorized, toLogin } from "./endingOf.server";

type Context = PageContext<QuizMessages>;

/** `/Lms/Quiz/{quiz}`: what a quiz is about and how it goes, before it begins. */
export const quizLoader = loader(async ({ http }: RemoteDeps, { t, tenant, params }: Context) => {
  const quiz = await new QuizClient(http).show((params["quiz"] ?? "").toLowerCase()).catch(endingOf);
  if ("kind" in quiz) return quiz;
  return {
    data: { quiz },
    head: { title: quiz.title, description: quiz.summary, canonicalPath: quizPath(quiz.slug) },
    jsonLd: [
      breadcrumbList(tenant, [
        ...(hasRoute(tenant, QUIZZES_PATH) ? [{ name: t.quizzes, path: QUIZZES_PATH }] : []),
        { name: quiz.title, path: quizPath(quiz.slug) },
      ]),
    ],
  };
});

/** Begins, or goes on with what is open. */
export const quizAction = action(async ({ http }: RemoteDeps, { params, language, path }: Context, form) => {
  const slug = (params["quiz"] ?? "").toLowerCase();
  try {
    const id = await new QuizClient(http).begin({
      slug,
      language,
      ...(form["preview"] === "1" && { isPreview: true }),
    });
    return redirect(attemptPath(slug, id, 1), 303);
  } catch (error) {
    if (isUnauthorized(error)) return toLogin(path);
    if (isAppError(error) && error.code === "conflict") return invalid({}, error.message);
    throw error;
  }
});

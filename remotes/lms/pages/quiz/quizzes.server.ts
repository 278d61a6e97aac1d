import { isAppError } from "@serambi/kernel/errors";
import { inVoice, type PageContext, type RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, redirect } from "@serambi/kernel/server";

import { AuthorClient } from "../../api/quiz/AuthorClient";
import { QuizClient } from "../../api/quiz/QuizClient";
import { newQuiz, slugFor } from "../../contract/quiz/newQuiz";
import { authorPath, QUIZZES_PATH } from "../../contract/quiz/paths";
import { lmsPath } from "../../contract/paths";
import type { QuizMessages } from "../../messages/quizMessages";
import { endingOf } from "./endingOf.server";

type Context = PageContext<QuizMessages>;

/** `/Lms/Features/quiz`: the quizzes of the site, each with what the asker has done of it. */
export const quizzesLoader = loader(async ({ http }: RemoteDeps, { t, tenant }: Context) => {
  const list = await new QuizClient(http).list().catch(endingOf);
  if ("kind" in list) return list;
  const heading = inVoice(tenant, "lms.quizzes") ?? t.quizzesTitle;
  const lede = inVoice(tenant, "lms.quizzes-lede") ?? t.quizzesLede;
  return {
    data: { list, heading, lede, lmsPath: lmsPath(tenant) ?? null },
    head: { title: t.quizzes, description: lede, canonicalPath: QUIZZES_PATH },
    jsonLd: [
      breadcrumbList(tenant, [
        { name: t.lms, path: lmsPath(tenant) },
        { name: t.quizzes, path: QUIZZES_PATH },
      ]),
    ],
  };
});

const LEAST = 3;
const MOST = 160;

/** Makes a new quiz and opens it. */
export const quizzesAction = action(async ({ http }: RemoteDeps, { t, language }: Context, form) => {
  const title = (form["title"] ?? "").trim();
  if (title.length < LEAST || title.length > MOST) return invalid({ title: t.newQuizWrong });
  const slug = slugFor(title);
  try {
    await new AuthorClient(http).create(slug, { [language]: newQuiz(title, language) });
  } catch (error) {
    if (isAppError(error) && error.code === "conflict") return invalid({ title: error.message });
    throw error;
  }
  return redirect(authorPath(slug), 303);
});

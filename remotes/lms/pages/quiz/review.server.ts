import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, redirect } from "@serambi/kernel/server";

import { QuizClient } from "../../api/quiz/QuizClient";
import { AttemptId } from "../../contract/quiz/Attempt";
import { attemptPath, reviewPath } from "../../contract/quiz/paths";
import type { QuizMessages } from "../../messages/quizMessages";
import { endingOf, isUnauthorized, toLogin } from "./endingOf.server";

type Context = PageContext<QuizMessages>;

const idOf = ({ params }: Context): string => {
  const read = AttemptId.safeParse(params["attempt"]);
  return read.success ? read.data : "none";
};

/** `/Lms/Quiz/{quiz}/Review/{attempt}`: what an attempt came to. One that goes on is not told of. */
export const reviewLoader = loader(async ({ http }: RemoteDeps, context: Context) => {
  const { t, params, query } = context;
  const id = idOf(context);
  try {
    const review = await new QuizClient(http).review(id);
    return {
      data: { review, isAll: query.get("show") === "all" },
      head: { title: `${t.rightOf(review.rightCount, review.questions.length)}: ${review.title}`, isIndexed: false },
    };
  } catch (error) {
    if (isAppError(error) && error.code === "conflict") return redirect(attemptPath(params["quiz"] ?? "", id), 303);
    return endingOf(error);
  }
});

/** Another attempt, or what was not right once more. */
export const reviewAction = action(async ({ http }: RemoteDeps, context: Context, form) => {
  const slug = (context.params["quiz"] ?? "").toLowerCase();
  const wanted = { slug, language: context.language };
  const again = idOf(context);
  try {
    const id = await new QuizClient(http).begin(form["act"] === "wrong" ? { ...wanted, again } : wanted);
    return redirect(attemptPath(slug, id, 1), 303);
  } catch (error) {
    if (isUnauthorized(error)) return toLogin(reviewPath(slug, again));
    if (isAppError(error) && (error.code === "conflict" || error.code === "forbidden"))
      return invalid({}, error.message);
    throw error;
  }
});

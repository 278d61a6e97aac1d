import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, loader, redirect } from "@serambi/kernel/server";

import { QuizClient } from "../../api/quiz/QuizClient";
import { AttemptId, type OpenAttempt, type SavedAnswer } from "../../contract/quiz/Attempt";
import { attemptPath, reviewPath } from "../../contract/quiz/paths";
import { moved, readAnswer } from "../../contract/quiz/readAnswer";
import type { QuizMessages } from "../../messages/quizMessages";
import { endingOf } from "./endingOf.server";

type Context = PageContext<QuizMessages>;

const idOf = ({ params }: Context): string => {
  const read = AttemptId.safeParse(params["attempt"]);
  return read.success ? read.data : "none";
};

/** The question that is asked for; otherwise the first that is not answered. */
const startOf = ({ questions, saved }: OpenAttempt, asked: string | null): number => {
  if (asked === "end") return questions.length + 1;
  const n = Number(asked);
  if (Number.isInteger(n) && n >= 1 && n <= questions.length) return n;
  const answered = new Set(saved.filter(({ answer }) => answer.length > 0).map((one) => one.n));
  return questions.find((question) => !answered.has(question.n))?.n ?? 1;
};

/** `/Lms/Quiz/{quiz}/Attempt/{attempt}`: an attempt that goes on; one that is over leads to its review. */
export const attemptLoader = loader(async ({ http }: RemoteDeps, context: Context) => {
  const { t, query } = context;
  const read = await new QuizClient(http).attempt(idOf(context)).catch(endingOf);
  if ("kind" in read) return read;
  if (read.state === "done") return redirect(reviewPath(read.slug, read.id), 303);
  const { attempt } = read;
  const start = startOf(attempt, query.get("q"));
  return {
    data: { attempt, start },
    head: {
      title: `${t.questionOf(Math.min(start, attempt.questions.length), attempt.questions.length)}: ${attempt.title}`,
      isIndexed: false,
    },
  };
});

type Form = Readonly<Record<string, string>>;

/** What was answered in a posted form, one more than what the server had when the form was made. */
const changeOf = ({ questions }: OpenAttempt, form: Form): SavedAnswer[] => {
  const question = questions.find(({ n }) => n === Number(form["n"]));
  if (!question) return [];
  const [act = "", letter = ""] = (form["act"] ?? "").split(":", 2);
  const answer = readAnswer(question, form);
  const order = act === "up" || act === "down" ? moved(answer, letter, act === "up" ? -1 : 1) : answer;
  return [{ n: question.n, answer: order, seq: Number(form["seq"] ?? 0) + 1, isFlagged: form["flag"] === "1" }];
};

/** Keeps the answer of a form and goes on: what scripts do without loading the page again. */
export const attemptAction = action(async ({ http }: RemoteDeps, context: Context, form) => {
  const client = new QuizClient(http);
  const read = await client.attempt(idOf(context)).catch(endingOf);
  if ("kind" in read) return read;
  if (read.state === "done") return redirect(reviewPath(read.slug, read.id), 303);
  const { id, slug, questions } = read.attempt;
  const act = form["act"] ?? "next";
  if (act === "submit") {
    await client.submit(id);
    return redirect(reviewPath(slug, id), 303);
  }
  const changes = changeOf(read.attempt, form);
  if (changes.length > 0 && (await client.keep(id, changes)).state === "done")
    return redirect(reviewPath(slug, id), 303);
  const n = changes[0]?.n ?? 1;
  if (act === "first") return redirect(attemptPath(slug, id, startOf(read.attempt, null)), 303);
  const to = act === "back" ? n - 1 : act === "next" ? n + 1 : n;
  return redirect(attemptPath(slug, id, to > questions.length ? "end" : Math.max(1, to)), 303);
});

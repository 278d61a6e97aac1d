import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import { AuthorClient } from "../../api/quiz/AuthorClient";
import type { QuizResultsMessages } from "../../messages/quizResultsMessages";
import { endingOf } from "./endingOf.server";

const PER_PAGE = 25;

/** `/Lms/Quiz/{quiz}/Results`: what learners made of a quiz, and what that says of its questions. */
export const resultsLoader = loader(
  async ({ http }: RemoteDeps, { params, query, t, language }: PageContext<QuizResultsMessages>) => {
    const slug = (params["quiz"] ?? "").toLowerCase();
    const asked = Number(query.get("page") ?? 1);
    const page = Number.isInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1;
    const client = new AuthorClient(http);
    const read = await Promise.all([
      client.draft(slug),
      client.results(slug, page, PER_PAGE),
      client.analysis(slug),
    ]).catch(endingOf);
    if ("kind" in read) return read;
    const [draft, results, analysis] = read;
    const title = (draft.content[language] ?? draft.content.id ?? draft.content.en)?.title ?? slug;
    return { data: { slug, title, results, analysis }, head: { title: t.resultsOf(title), isIndexed: false } };
  },
);

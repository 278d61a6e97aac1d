import { isAppError } from "@serambi/kernel/errors";
import type { Ending, PageContext } from "@serambi/kernel/remote";
import { csvOf, document, notFound, type DocumentDeps, type TextFile } from "@serambi/kernel/server";

import { AuthorClient } from "../../api/quiz/AuthorClient";
import { writeGift } from "../../contract/quiz/exchange/writeGift";
import { GIFT_FILE_PATH, ITEMS_FILE_PATH, RESULTS_FILE_PATH } from "../../contract/quiz/paths";
import type { QuizResultsMessages } from "../../messages/quizResultsMessages";

type Context = PageContext<QuizResultsMessages>;

const MOST_ROWS = 5_000;

/** A file for authors; for anybody else there is none. */
const forAuthors = async (make: () => Promise<TextFile | Ending>): Promise<TextFile | Ending> => {
  try {
    return await make();
  } catch (error) {
    if (isAppError(error) && ["unauthorized", "forbidden", "not-found"].includes(error.code)) return notFound();
    throw error;
  }
};

const slugOf = ({ params }: Context): string => (params["quiz"] ?? "").toLowerCase();
const CSV = "text/csv; charset=utf-8";

/** `…/questions.gift.txt`: the draft as a GIFT file. */
export const giftDocument = document<QuizResultsMessages>({
  id: "quiz-gift",
  paths: [GIFT_FILE_PATH],
  texts: "quizResults",
  loader: ({ http, text }: DocumentDeps, context: Context) =>
    forAuthors(async () => {
      const { slug, content } = await new AuthorClient(http).draft(slugOf(context));
      const quiz = content[context.language] ?? content.id ?? content.en;
      if (!quiz) return notFound();
      return text({
        type: "text/plain; charset=utf-8",
        body: writeGift(quiz),
        fileName: `${slug}.gift.txt`,
        isIndexed: false,
      });
    }),
});

/** `…/results.csv`: attempts, the newest 5,000. */
export const resultsDocument = document<QuizResultsMessages>({
  id: "quiz-results",
  paths: [RESULTS_FILE_PATH],
  texts: "quizResults",
  loader: ({ http, text }: DocumentDeps, context: Context) =>
    forAuthors(async () => {
      const { t } = context;
      const slug = slugOf(context);
      const { items } = await new AuthorClient(http).results(slug, 1, MOST_ROWS);
      const head = [t.learner, t.email, t.number, t.startedAt, t.when, t.rightCount, t.percent, t.isPassed];
      const rows = items.map((row) => [
        row.name ?? t.guest,
        row.email ?? "",
        row.number,
        row.startedAt,
        row.finishedAt,
        row.rightCount,
        row.percent,
        row.isPassed ? t.yes : t.no,
      ]);
      return text({ type: CSV, body: csvOf([head, ...rows]), fileName: `${slug}-results.csv`, isIndexed: false });
    }),
});

/** `…/items.csv`: what answers say of each question. */
export const itemsDocument = document<QuizResultsMessages>({
  id: "quiz-items",
  paths: [ITEMS_FILE_PATH],
  texts: "quizResults",
  loader: ({ http, text }: DocumentDeps, context: Context) =>
    forAuthors(async () => {
      const { t } = context;
      const slug = slugOf(context);
      const { items } = await new AuthorClient(http).analysis(slug);
      const head = [t.questionField, t.kind, t.answered, t.difficulty, t.discrimination, t.pick, t.bottom, t.top];
      const rows = items.flatMap(({ title, kind, answers, difficulty, discrimination, picks }) =>
        picks.map((pick) => [
          title,
          kind,
          answers,
          difficulty ?? "",
          discrimination ?? "",
          `${pick.label}${pick.isKey ? " *" : ""}`,
          pick.bottom,
          pick.top,
        ]),
      );
      return text({ type: CSV, body: csvOf([head, ...rows]), fileName: `${slug}-items.csv`, isIndexed: false });
    }),
});

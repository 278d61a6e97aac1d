import { expect, it } from "@jest/globals";

import { KINDS, questionsOf } from "../../../contract/quiz/questions";
import { judge } from "../attempts/judge";
import { seededQuizzes } from "./quizFiles";

const QUIZZES = Object.entries(seededQuizzes()).filter(([site]) => site !== "dev" && site !== "staging");
const ALL = QUIZZES.flatMap(([, quizzes]) =>
  quizzes.flatMap(({ content: { id, en } }) => [id ?? en].flatMap((quiz) => (quiz ? questionsOf(quiz) : []))),
);

it("asks in every way that there is, on six sites at least", () => {
  expect(new Set(ALL.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  expect(QUIZZES.length).toBeGreaterThanOrEqual(6);
  expect(ALL.length).toBeGreaterThanOrEqual(150);
});

it("takes its own right answers", () => {
  const wrong = QUIZZES.flatMap(([site, quizzes]) =>
    quizzes.flatMap(({ slug, content }) =>
      [content.id, content.en].flatMap((quiz) =>
        (quiz ? questionsOf(quiz) : [])
          .filter(
            (question) =>
              question.kind === "short" &&
              judge([question], [/[\d,.]+/.exec(question.accept[0]?.key ?? "")?.[0] ?? question.accept[0]?.key ?? ""])
                .mark < 1,
          )
          .map(({ id }) => `${site}/${slug}: ${id}`),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

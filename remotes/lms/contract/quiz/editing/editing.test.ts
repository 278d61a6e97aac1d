import { expect, it } from "@jest/globals";

import { newQuestion, newQuiz } from "../newQuiz";
import type { QuestionKind } from "../Quiz";
import { questionsOf } from "../questions";
import { editQuestion } from "./editQuestion";
import { addQuestions, addSection, changeKind, editSettings, moveQuestion, replaceQuestion } from "./editQuiz";
import { mirrored } from "./mirror";

const WORDS = { answer: "Jawaban baru" };
const KINDS: readonly QuestionKind[] = ["choice", "choices", "truth", "short", "order", "match", "gaps", "output"];

it("has a form for each kind, and says which field is wrong", () => {
  const choice = newQuestion("choice", "q1", "id");
  const form = {
    question: "Mana?",
    weight: "2",
    "text.a": "satu",
    "text.b": "dua",
    "say.b": "Bukan.",
    right: "b",
    shuffle: "1",
  };
  expect(editQuestion(choice, form, "add", WORDS)).toMatchObject({
    question: {
      weight: 2,
      choices: [{ id: "a" }, { id: "b", isRight: true, feedback: "Bukan." }, { id: "c", text: "Jawaban baru" }],
    },
  });
  expect(editQuestion(choice, form, "up:b", WORDS)).toMatchObject({
    question: { choices: [{ id: "b" }, { id: "a" }] },
  });
  expect(editQuestion(choice, { ...form, "text.a": " " }, "save", WORDS)).toEqual({ faults: ["text.a"] });
  expect(editQuestion(choice, { ...form, question: "" }, "save", WORDS)).toEqual({ faults: ["question"] });
  expect(editQuestion(choice, { ...form, several: "1" }, "save", WORDS)).toMatchObject({
    question: { kind: "choices" },
  });
  const gaps = newQuestion("gaps", "q2", "id");
  expect(editQuestion(gaps, { question: "tanpa isian" }, "save", WORDS)).toEqual({ faults: ["question"] });
});

it("changes the kind of a question and keeps its words", () => {
  for (const from of KINDS)
    for (const to of KINDS) {
      const changed = changeKind(newQuestion(from, "q1", "id"), to, "id");
      expect([changed.id, changed.kind]).toEqual(["q1", to]);
    }
});

it("moves questions between sections, adds with ids of their own, and takes away", () => {
  const start = newQuiz("Kuis", "id");
  const { quiz: two } = addSection(start, "Kedua", "id");
  const { quiz, id } = addQuestions(two, "q1", [newQuestion("order", "q1", "id")]);
  const orderOf = (one: typeof quiz) => one.sections.map(({ questions }) => questions.map((question) => question.id));
  expect([orderOf(quiz), id]).toEqual([[["q1", "q3"], ["q2"]], "q3"]);
  expect(orderOf(moveQuestion(quiz, "q3", 1))).toEqual([["q1"], ["q3", "q2"]]);
  expect(orderOf(moveQuestion(quiz, "q1", -1))).toEqual(orderOf(quiz));
  expect(orderOf(replaceQuestion(quiz, "q2", null))).toEqual([["q1", "q3"]]);
});

it("keeps both languages to the same questions, each in its own words", () => {
  const [id, en] = [newQuiz("Kuis", "id"), newQuiz("Quiz", "en")];
  const { quiz } = addQuestions(id, "q1", [newQuestion("truth", "q9", "id")]);
  const content = mirrored({ id, en }, "id", { ...quiz, minutes: 10 });
  expect(content.en).toMatchObject({ title: "Quiz", minutes: 10 });
  expect(content.en && questionsOf(content.en)).toMatchObject([{ text: "Write the question here." }, { id: "q9" }]);
});

it("reads the settings of a quiz", () => {
  const quiz = newQuiz("Kuis", "id");
  const form = {
    quizTitle: "Lain",
    summary: "S.",
    minutes: "",
    attempts: "2",
    passPercent: "70",
    "section.s1": "Satu",
    "draw.s1": "1",
  };
  expect(editSettings(quiz, form)).toMatchObject({
    quiz: { title: "Lain", minutes: null, attempts: 2, isShuffled: false, sections: [{ title: "Satu", draw: 1 }] },
  });
  expect(editSettings(quiz, { ...form, quizTitle: "", minutes: "-3" })).toEqual({ faults: ["quizTitle", "minutes"] });
});

import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture } from "@serambi/kernel/testing";

import type { PersonalityCard, PersonalityQuestion, PersonalityResult } from "../contract/Personality";
import { QUESTION_COUNT } from "../contract/personalityStyles";

const ID = "3f1c2a77-5b0e-4f68-9a42-6c1f0d2b7e10";
const CARD = "9d2e4b1a-7c35-4e0f-8b16-2a5f7c9e3d42";
const tenant = {
  settings: { routes: ["/", "/Personality-Test", "/Personality-Test/Result/:id", "/Personality-Test/Card/:id"] },
};

const questions: readonly PersonalityQuestion[] = Array.from({ length: QUESTION_COUNT }, (_, index) => ({
  number: index + 1,
  prompt: `Saat rapat ke-${index + 1}, saya…`,
  statements: [
    `Memutuskan (${index}).`,
    `Memperkenalkan (${index}).`,
    `Menyelesaikan (${index}).`,
    `Memeriksa (${index}).`,
  ],
}));

const result: PersonalityResult = {
  id: ID,
  name: "Aulia Rahmadani",
  takenAt: "2026-11-23T02:30:00.000Z",
  lead: "Cermat",
  close: "stabil",
  text: "Anda memeriksa sebelum melangkah, dan bertahan sampai selesai.",
  styles: [
    { style: "d", name: "Dominan", about: "Mengambil keputusan.", most: 3, least: 9, score: 38, isStrongest: false },
    { style: "i", name: "Pengaruh", about: "Mengajak, bercerita.", most: 5, least: 6, score: 48, isStrongest: false },
    { style: "s", name: "Stabil", about: "Sabar.", most: 7, least: 5, score: 54, isStrongest: false },
    { style: "c", name: "Cermat", about: "Teliti, memeriksa.", most: 9, least: 4, score: 60, isStrongest: true },
  ],
  tips: {
    alone: "Tetapkan kapan sebuah pekerjaan cukup baik.",
    team: "Kirim simpulan dulu.",
    interview: "Ceritakan satu kesalahan yang Anda temukan.",
  },
  card: null,
};
const card: PersonalityCard = {
  id: CARD,
  name: "Aulia",
  lead: "Cermat",
  close: "stabil",
  scores: result.styles.map(({ name, score }) => ({ name, score })),
};

const asked = { "community personality/questions": answer(questions) };
const shown = { "community personality/result": answer(result) };
const send = "POST db user_disc";
const order = "POST community personality/card";

/** All questions answered, and who has done it. */
const answers = Object.fromEntries(
  questions.flatMap(({ number }) => [
    [`m${number}`, "0"],
    [`l${number}`, "3"],
  ]),
);
const form = { ...answers, name: "Aulia Rahmadani", email: "aulia@contoh.example" };

const test = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "personality",
  path: "/Personality-Test",
  answers: asked,
  tenant,
  ...rest,
});
const one = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "personality-result",
  path: `/Personality-Test/Result/${ID}`,
  answers: shown,
  tenant,
  ...rest,
});
const cardPage = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "personality-card",
  path: `/Personality-Test/Card/${CARD}`,
  answers: { "community personality/card": answer(card) },
  tenant,
  ...rest,
});

export const personalityPages: readonly PageFixture[] = [
  test("the questions"),
  test("after a program sent it", { path: "/Personality-Test?sent=" }),
  test("questions that are lost", {
    answers: { "community personality/questions": new AppError("unavailable", "Down") },
  }),
  test("all answers", {
    form,
    answers: { ...asked, [send]: { id: ID, email: form.email, d: 38, i: 48, s: 54, c: 60 } },
  }),
  test("a program's answers", { form: { ...form, website: "x" } }),
  test("two questions without an answer", { form: { ...form, m14: "", l21: "" }, outcome: "invalid" }),
  test("the same statement twice, and an e-mail that is none", {
    form: { ...form, l5: "0", email: "aulia@" },
    outcome: "invalid",
  }),
  test("a place that no question has", { form: { ...form, m5: "7" }, outcome: "invalid" }),
  test("answers that did not arrive", {
    form,
    answers: { ...asked, [send]: new AppError("unavailable", "Down") },
    outcome: "invalid",
  }),
  one("a result"),
  one("a result with its card", {
    answers: { "community personality/result": answer({ ...result, card: { id: CARD, isNamed: false } }) },
  }),
  one("a result that there is not", {
    answers: { "community personality/result": new AppError("not-found", "Gone") },
    outcome: "not-found",
  }),
  one("a card that is made", { form: { act: "named" }, answers: { ...shown, [order]: answer(result) } }),
  one("an order that there is not", { form: { act: "sell" }, outcome: "not-found" }),
  cardPage("a card"),
  cardPage("a card without a name", { answers: { "community personality/card": answer({ ...card, name: "" }) } }),
  cardPage("a card that was taken back", {
    answers: { "community personality/card": new AppError("not-found", "Gone") },
  }),
];

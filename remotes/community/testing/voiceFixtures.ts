import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture } from "@serambi/kernel/testing";

import type { Review, ReviewSummary, WaitingVoice } from "../contract/Voices";

const tenant = { settings: { routes: ["/", "/Book-Reviews", "/Moderation"] } };

const review: Review = {
  id: "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a11",
  name: "Endah Pratiwi",
  rating: 5,
  review: "Saya membacanya di ruang tunggu rumah sakit, dan lupa dipanggil.",
  is_published: true,
  created_at: "2026-11-02T06:20:00+00:00",
};
const summary: ReviewSummary = {
  count: 118,
  average: 4.6,
  byStars: [81, 24, 9, 3, 1].map((count, index) => ({ stars: 5 - index, count })),
};
const many = Array.from({ length: 13 }, (_, index) => ({
  ...review,
  id: `0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a${index + 10}`,
}));
const answers = { "db book_reviews": many, "community voices/reviews": answer(summary) };

const reviews = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "reviews",
  path: "/Book-Reviews",
  answers,
  tenant,
  ...rest,
});

const voice: WaitingVoice = {
  kind: "aspirations",
  id: review.id,
  name: "",
  text: "Bengkel kami punya dua mesin bubut. Hubungi saya di 0812-4455-7781, saya ketua kelas.",
  about: "Sarana",
  mayPublish: true,
  createdAt: "2026-11-23T02:30:00.000Z",
  state: "waiting",
  reason: "",
  decidedBy: "",
};
const list = (voices: readonly WaitingVoice[]) => ({ "community voices/list": answer(voices) });
const moderation = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "moderation",
  path: "/Moderation",
  answers: list([
    voice,
    { ...voice, id: "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a12", kind: "book_reviews", name: "Endah Pratiwi", about: "5" },
    { ...voice, id: "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a13", kind: "testimonies", name: "Gede", mayPublish: false },
  ]),
  tenant,
  ...rest,
});
const decision = {
  kind: voice.kind,
  id: voice.id,
  from: "waiting",
  decision: "rejected",
  reason: "Menyebut orang lain.",
};
const decide = "POST community voices/decide";
const form = { rating: "5", review: review.review, name: review.name };

export const voicePages: readonly PageFixture[] = [
  reviews("two pages of reviews"),
  reviews("those with five stars", { path: "/Book-Reviews?stars=5&page=2" }),
  reviews("after it was sent", { path: "/Book-Reviews?sent=" }),
  reviews("nobody has written", {
    answers: {
      "db book_reviews": [],
      "community voices/reviews": answer({
        count: 0,
        average: 0,
        byStars: summary.byStars.map(({ stars }) => ({ stars, count: 0 })),
      }),
    },
  }),
  reviews("a database that is down", {
    answers: { ...answers, "db book_reviews": new AppError("unavailable", "Down") },
  }),
  reviews("a review", { form, answers: { ...answers, "POST db book_reviews": "" } }),
  reviews("a program's review", { form: { ...form, website: "x" } }),
  reviews("an empty form", { form: {}, outcome: "invalid" }),
  reviews("a review that did not arrive", {
    form,
    answers: { ...answers, "POST db book_reviews": new AppError("unavailable", "Down") },
    outcome: "invalid",
  }),
  moderation("three voices that wait"),
  moderation("what was rejected", {
    path: "/Moderation?state=rejected",
    answers: list([{ ...voice, state: "rejected", reason: "Menyebut orang lain.", decidedBy: "Nurul Azizah" }]),
  }),
  moderation("nothing waits", { answers: list([]) }),
  moderation("a list that is lost", { answers: { "community voices/list": new AppError("unavailable", "Down") } }),
  moderation("one rejected", {
    form: decision,
    answers: { ...list([voice]), [decide]: answer({ state: "rejected" }) },
  }),
  moderation("one rejected without a reason", { form: { ...decision, reason: "" }, outcome: "invalid" }),
  moderation("one that a colleague has decided", {
    form: decision,
    answers: { ...list([voice]), [decide]: new AppError("conflict", "Decided") },
    outcome: "invalid",
  }),
];

import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture } from "@serambi/kernel/testing";

import type { Aspirations } from "../contract/Aspirations";
import type { Review, ReviewSummary, Testimony, PastDecision, WaitingVoice } from "../contract/Voices";

const tenant = { settings: { routes: ["/", "/Book-Reviews", "/Moderation", "/Aspirations", "/Testimonies"] } };

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

const photo = `/media/foundation/${"0b5d2f6e".repeat(4)}.jpg`;

const voice: WaitingVoice = {
  kind: "aspirations",
  id: review.id,
  name: "",
  text: "Bengkel kami punya dua mesin bubut. Hubungi saya di 0812-4455-7781, saya ketua kelas.",
  photo: "",
  about: "Sarana",
  mayPublish: true,
  createdAt: "2026-11-23T02:30:00.000Z",
  state: "waiting",
  history: [],
  likeness: 0,
};
const taken: PastDecision = {
  decision: "rejected",
  reason: "Menyebut orang lain.",
  by: "Nurul Azizah",
  at: "2026-11-24T03:41:00.000Z",
  isTakenBack: false,
};
const back: Partial<PastDecision> = {
  decision: "published",
  reason: "",
  by: "",
  at: "2026-11-24T03:40:00.000Z",
  isTakenBack: true,
};
const list = (voices: readonly WaitingVoice[]) => ({ "community voices/list": answer(voices) });
const moderation = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "moderation",
  path: "/Moderation",
  answers: list([
    voice,
    { ...voice, id: "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a12", kind: "book_reviews", name: "Endah Pratiwi", about: "5" },
    {
      ...voice,
      id: "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a13",
      kind: "testimonies",
      name: "Gede",
      photo,
      mayPublish: false,
    },
    { ...voice, id: "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a14", kind: "donations", about: "50000", likeness: 2 },
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

const published: WaitingVoice = { ...voice, state: "published" };
const answerForm = {
  act: "answer",
  id: voice.id,
  answerState: "answered",
  answer: "Suku cadang tiba 9 Desember.",
  signature: "Tim sarana",
};

const aspirationList: Aspirations = {
  items: [
    {
      id: review.id,
      name: "",
      category: "Sarana",
      text: "Bengkel kami punya dua mesin bubut.",
      createdAt: "2026-11-20T02:30:00.000Z",
      state: "answered",
      answer: "Suku cadang tiba 9 Desember.",
      signature: "Dinas Pendidikan, bidang SMK",
    },
    {
      id: "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a12",
      name: "Rahmat Hidayat",
      category: "Jadwal",
      text: "Tolong jadwal ujian jangan bareng panen.",
      createdAt: "2026-11-18T02:30:00.000Z",
      state: "received",
      answer: "",
      signature: "",
    },
  ],
  hasOlder: true,
  total: 12,
  answered: 7,
  categories: ["Jadwal", "Sarana"],
};
const listed = { "community voices/aspirations": answer(aspirationList) };
const aspire = "POST db aspirations";
const wish = { category: "Sarana", message: aspirationList.items[0]?.text ?? "", naming: "unnamed", consent: "1" };
const aspirations = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "aspirations",
  path: "/Aspirations",
  answers: listed,
  tenant,
  ...rest,
});

const testimony: Testimony = {
  id: review.id,
  name: "Gede Suardana",
  role: "Nelayan",
  institution: "SMK Bahari",
  message: "Saya pikir kursus daring itu untuk orang kota.",
  photo: null,
  is_published: true,
  created_at: review.created_at,
};
const said = {
  "db testimonies": Array.from({ length: 10 }, (_, index) => ({
    ...testimony,
    photo: index === 1 ? photo : null,
    id: `0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a${index + 10}`,
  })),
};
const { name, role, institution, message } = testimony;
const words = { name, role, institution, message, consent: "1" };
const testimonies = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "testimonies",
  path: "/Testimonies",
  answers: said,
  tenant,
  ...rest,
});

export const voicePages: readonly PageFixture[] = [
  reviews("two pages of reviews"),
  reviews("those with five stars", { path: "/Book-Reviews?stars=5&page=2" }),
  reviews("after it was sent", { path: "/Book-Reviews?sent=UL-0B5D2F6E" }),
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
    answers: list([{ ...voice, state: "rejected", history: [taken, { ...taken, ...back }] }]),
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
  moderation("published ones of a kind, one decided just now", {
    path: `/Moderation?state=published&kind=aspirations&lastKind=aspirations&last=${voice.id}`,
    answers: list([published]),
  }),
  moderation("a decision taken back", {
    form: { act: "undo", kind: voice.kind, id: voice.id },
    answers: { ...list([voice]), "POST community voices/undo": answer({ state: "waiting" }) },
  }),
  moderation("after a decision was taken back", { path: "/Moderation?done=undo" }),
  moderation("after an answer", { path: "/Moderation?state=published&done=answer", answers: list([published]) }),
  moderation("a decision that stands", {
    form: { act: "undo", kind: voice.kind, id: voice.id },
    answers: { ...list([voice]), "POST community voices/undo": new AppError("conflict", "Stands") },
    outcome: "invalid",
  }),
  moderation("an answer", {
    form: answerForm,
    answers: { ...list([published]), "POST community voices/answer": answer({ state: "answered" }) },
  }),
  moderation("an answer without words", {
    path: "/Moderation?state=published",
    form: { ...answerForm, answer: "" },
    answers: list([published]),
    outcome: "invalid",
  }),
  aspirations("what was asked for"),
  aspirations("answered ones of a category, further on", {
    path: "/Aspirations?state=answered&category=Sarana&page=2",
  }),
  aspirations("nothing was asked for", {
    answers: { "community voices/aspirations": answer({ ...aspirationList, items: [], total: 0, hasOlder: false }) },
  }),
  aspirations("a list that is lost", {
    answers: { "community voices/aspirations": new AppError("unavailable", "Down") },
  }),
  aspirations("after it was sent", { path: "/Aspirations?sent=AS-0B5D2F6E" }),
  aspirations("a wish", { form: wish, answers: { ...listed, [aspire]: { id: review.id } } }),
  aspirations("a wish with a name", {
    form: { ...wish, naming: "named", name: "Rahmat Hidayat" },
    answers: { ...listed, [aspire]: { id: review.id } },
  }),
  aspirations("a program's wish", { form: { ...wish, website: "x" } }),
  aspirations("a wish of six signs", { form: { ...wish, message: "Kipas!" }, outcome: "invalid" }),
  aspirations("an empty form", { form: {}, outcome: "invalid" }),
  aspirations("a wish that did not arrive", {
    form: wish,
    answers: { ...listed, [aspire]: new AppError("unavailable", "Down") },
    outcome: "invalid",
  }),
  testimonies("what people say"),
  testimonies("what people say, further on", { path: "/Testimonies?page=2" }),
  testimonies("nobody has said anything", { answers: { "db testimonies": [] } }),
  testimonies("a database that is down", { answers: { "db testimonies": new AppError("unavailable", "Down") } }),
  testimonies("after it was sent", { path: "/Testimonies?sent=TS-0B5D2F6E" }),
  testimonies("a testimony", { form: words, answers: { ...said, "POST db testimonies": "" } }),
  testimonies("a testimony with a photograph", {
    form: { ...words, photo: "k".repeat(32) },
    answers: { ...said, "POST db testimonies": { id: review.id } },
  }),
  testimonies("a photograph that the drive has no more", {
    form: { ...words, photo: "k".repeat(32) },
    answers: { ...said, "POST db testimonies": new AppError("bad-request", "No photograph") },
    outcome: "invalid",
  }),
  testimonies("a program's testimony", { form: { ...words, website: "x" } }),
  testimonies("an empty form", { form: {}, outcome: "invalid" }),
  testimonies("a testimony that did not arrive", {
    form: words,
    answers: { ...said, "POST db testimonies": new AppError("unavailable", "Down") },
    outcome: "invalid",
  }),
];

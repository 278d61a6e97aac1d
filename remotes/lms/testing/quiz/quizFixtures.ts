import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, type PageFixture, type SlotFixture } from "@serambi/kernel/testing";

import {
  ATTEMPT,
  sampleAnalysis,
  sampleAttempt,
  sampleDraft,
  sampleEntry,
  sampleFront,
  sampleResult,
  sampleReview,
  SLUG,
} from "./sampleQuiz";

const tenant = {
  settings: {
    routes: [
      "/",
      "/Lms",
      "/Lms/Features/quiz",
      "/Lms/Quiz/:quiz",
      "/Lms/Quiz/:quiz/Attempt/:attempt",
      "/Lms/Quiz/:quiz/Review/:attempt",
      "/Lms/Quiz/:quiz/Author",
      "/Lms/Quiz/:quiz/Results",
    ],
  },
};

const LIST = { items: [sampleEntry], mayWrite: false, isSignedIn: false };
const OPEN = { state: "open", attempt: sampleAttempt };
const KEPT = { state: "open", saved: [], secondsLeft: 400 };
const at = `lms quiz/attempts/${ATTEMPT}`;
const paths = {
  quizzes: "/Lms/Features/quiz",
  quiz: `/Lms/Quiz/${SLUG}`,
  attempt: `/Lms/Quiz/${SLUG}/Attempt/${ATTEMPT}`,
  review: `/Lms/Quiz/${SLUG}/Review/${ATTEMPT}`,
  author: `/Lms/Quiz/${SLUG}/Author`,
  results: `/Lms/Quiz/${SLUG}/Results`,
};

const fixture = (
  page: string,
  path: string,
  title: string,
  answers: PageFixture["answers"],
  more: Partial<PageFixture> = {},
): PageFixture => ({
  title,
  page,
  path,
  tenant,
  ...(answers && { answers }),
  ...more,
});

const saying = (call: string, data: unknown) => ({ [call]: data instanceof AppError ? data : answer(data) });
const quizzes = (title: string, data: unknown, more?: Partial<PageFixture>) =>
  fixture(
    "quizzes",
    paths.quizzes,
    title,
    { ...saying("lms quiz/list", data), ...saying("POST lms quiz/create", sampleDraft) },
    more,
  );
const front = (title: string, data: unknown, more?: Partial<PageFixture>) =>
  fixture(
    "quiz",
    paths.quiz,
    title,
    { ...saying("lms quiz/show", data), ...saying("POST lms quiz/attempts", { id: ATTEMPT }) },
    more,
  );
const attempt = (title: string, query = "", data: unknown = OPEN, more: Partial<PageFixture> = {}) =>
  fixture(
    "quiz-attempt",
    `${paths.attempt}${query}`,
    title,
    {
      ...saying(at, data),
      ...saying(`POST ${at}/answers`, KEPT),
      ...saying(`POST ${at}/submit`, { ...KEPT, state: "done" }),
    },
    more,
  );
const review = (title: string, data: unknown, more: Partial<PageFixture> = {}) =>
  fixture(
    "quiz-review",
    paths.review,
    title,
    { ...saying(`${at}/review`, data), ...saying("POST lms quiz/attempts", { id: ATTEMPT }) },
    more,
  );

const drafted = {
  ...saying("lms quiz/draft", sampleDraft),
  ...saying("lms quiz/analysis", sampleAnalysis),
  ...saying("POST lms quiz/save", sampleDraft),
  ...saying("POST lms quiz/publish", sampleDraft),
  ...saying("POST lms quiz/restore", sampleDraft),
  ...saying("POST lms quiz/attempts", { id: ATTEMPT }),
};
const author = (title: string, query = "", more: Partial<PageFixture> = {}) =>
  fixture("quiz-author", `${paths.author}${query}`, title, drafted, more);
const edited = { revision: "3", id: "choice" };

const authorFixtures: readonly PageFixture[] = [
  author("the first question"),
  ...sampleAnalysis.items.map(({ id, kind }) => author(`a question: ${kind}`, `?question=${id}`)),
  author("a question that is saved", "", {
    form: {
      ...edited,
      form: "question",
      act: "save",
      question: "Mana?",
      weight: "1",
      "text.a": "satu",
      "text.b": "dua",
      right: "a",
    },
  }),
  author("a question without words", "", {
    form: { ...edited, form: "question", act: "save", question: "", "text.a": "", "text.b": "dua", right: "a" },
    outcome: "invalid",
  }),
  author("rules that are no numbers", "", {
    form: { ...edited, form: "settings", quizTitle: "", minutes: "x" },
    outcome: "invalid",
  }),
  author("a file with nothing in it", "", {
    form: { ...edited, form: "import", import: "bukan soal" },
    outcome: "invalid",
  }),
  author("a file with a question", "", {
    form: { ...edited, form: "import", import: "::Serat:: Sejajar dengan {=tepi ~lebar}" },
  }),
  author("another kind", "", {
    form: {
      ...edited,
      form: "question",
      act: "kind:order",
      question: "Mana?",
      "text.a": "satu",
      "text.b": "dua",
      right: "a",
    },
  }),
  author("a new question", "", { form: { ...edited, form: "new" } }),
  author("a new section", "", { form: { ...edited, form: "section", sectionTitle: "Baru" } }),
  author("published", "", { form: { ...edited, form: "publish" } }),
  author("an earlier version", "", { form: { ...edited, form: "restore", version: "1" } }),
  author("tried as a learner", "", { form: { ...edited, form: "try" } }),
  author("somebody was first", "", {
    answers: { ...drafted, ...saying("POST lms quiz/save", new AppError("conflict", "Orang lain lebih dulu")) },
    form: { ...edited, form: "new" },
    outcome: "invalid",
  }),
  fixture(
    "quiz-author",
    paths.author,
    "a quiz that there is not",
    saying("lms quiz/draft", new AppError("not-found", "None")),
    { outcome: "not-found" },
  ),
];

const resultsFixtures: readonly PageFixture[] = [
  fixture("quiz-results", paths.results, "attempts of learners", {
    ...drafted,
    "lms quiz/results": answerPage(
      [sampleResult, { ...sampleResult, id: "", name: null, email: null, isPassed: false }],
      { totalItems: 60, perPage: 25 },
    ),
  }),
  fixture("quiz-results", paths.results, "nobody yet", { ...drafted, "lms quiz/results": answerPage([]) }),
];

/** Every face of the pages of quizzes. */
export const quizFixtures: readonly PageFixture[] = [
  quizzes("one quiz", LIST),
  quizzes("none", { ...LIST, items: [] }),
  quizzes("an author's list", {
    mayWrite: true,
    isSignedIn: true,
    items: [
      { ...sampleEntry, openAttempt: ATTEMPT },
      { ...sampleEntry, slug: "lulus", isPassed: true, bestPercent: 90, minutes: null },
      { ...sampleEntry, slug: "pernah", bestPercent: 40, access: "signed-in" },
      { ...sampleEntry, slug: "rancangan", isLive: false, language: "en" },
    ],
  }),
  quizzes("a new quiz", { ...LIST, mayWrite: true }, { form: { title: "Kain tipis" } }),
  quizzes("a new quiz without a title", { ...LIST, mayWrite: true }, { form: { title: "" }, outcome: "invalid" }),
  quizzes("a host that is down", new AppError("unavailable", "Down"), { outcome: "failed" }),
  front("tried once", sampleFront),
  front("an open attempt", { ...sampleFront, openAttempt: ATTEMPT, mayWrite: true }),
  front("no attempt left", { ...sampleFront, attemptsLeft: 0 }),
  front("without an account", {
    ...sampleFront,
    isSignedIn: false,
    done: [],
    attempts: null,
    attemptsLeft: null,
    minutes: null,
    reveal: "always",
  }),
  front("sign in first", { ...sampleFront, isSignedIn: false, done: [], access: "signed-in" }),
  front("begun", sampleFront, { form: {} }),
  front("a quiz that there is not", new AppError("not-found", "None"), { outcome: "not-found" }),
  fixture(
    "quiz",
    paths.quiz,
    "begun without an account",
    {
      ...saying("lms quiz/show", sampleFront),
      ...saying("POST lms quiz/attempts", new AppError("unauthorized", "Masuk")),
    },
    { form: {} },
  ),
  fixture(
    "quiz",
    paths.quiz,
    "refused",
    { ...saying("lms quiz/show", sampleFront), ...saying("POST lms quiz/attempts", new AppError("conflict", "Habis")) },
    { form: {}, outcome: "invalid" },
  ),
  ...sampleAttempt.questions.map(({ n, kind }) => attempt(`a question: ${kind}`, `?q=${n}`)),
  attempt("the end", "?q=end"),
  attempt("a preview without a clock", "", {
    state: "open",
    attempt: { ...sampleAttempt, isPreview: true, secondsLeft: null, minutes: null },
  }),
  attempt("the last minute", "", { state: "open", attempt: { ...sampleAttempt, secondsLeft: 42 } }),
  attempt("one that is over", "", { state: "done", id: ATTEMPT, slug: SLUG }, { outcome: "redirect" }),
  attempt("an answer", "?q=1", OPEN, { form: { act: "next", n: "1", seq: "0", answer: "A" } }),
  attempt("handed in", "?q=end", OPEN, { form: { act: "submit" } }),
  attempt("somebody else's", "", new AppError("not-found", "None"), { outcome: "not-found" }),
  review("some of it right", sampleReview),
  review("passed", { ...sampleReview, isPassed: true, isTimeOver: false, attemptsLeft: null, mayPractise: false }),
  review("all of it right", { ...sampleReview, isPassed: true, questions: sampleReview.questions.slice(0, 1) }),
  review("answers kept back", {
    ...sampleReview,
    mayPractise: false,
    questions: sampleReview.questions.map((one) => ({ ...one, right: null })),
  }),
  review("practice without an account", { ...sampleReview, isPractice: true, isCounted: false }),
  review("one that goes on", new AppError("conflict", "Open"), { outcome: "redirect" }),
  review("tried again", sampleReview, { form: { act: "wrong" } }),
  review("somebody else's", new AppError("not-found", "None"), { outcome: "not-found" }),
  ...authorFixtures,
  ...resultsFixtures,
];

const card = (title: string, data: unknown): SlotFixture => ({
  title,
  slot: "lms.quiz.v1",
  props: { quiz: SLUG },
  rejects: [{ quiz: "Bukan Slug" }, {}],
  answers: saying("lms quiz/show", data),
  tenant,
});

/** A quiz in a chapter. */
export const quizSlotFixtures: readonly SlotFixture[] = [
  card("not begun", { ...sampleFront, done: [] }),
  card("tried once", { ...sampleFront, bestPercent: 50 }),
  card("passed", { ...sampleFront, isPassed: true, bestPercent: 90 }),
  card("under way", { ...sampleFront, openAttempt: ATTEMPT }),
  card("no attempt left", { ...sampleFront, attemptsLeft: 0 }),
  card("a quiz that there is not", new AppError("not-found", "None")),
];

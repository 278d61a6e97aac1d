import type { OpenAttempt } from "../../contract/quiz/Attempt";
import type { QuizAnalysis, QuizDraft, ResultRow } from "../../contract/quiz/Author";
import type { QuizEntry, QuizFront, Review } from "../../contract/quiz/Review";
import { newQuestion } from "../../contract/quiz/newQuiz";
import { Quiz } from "../../contract/quiz/Quiz";
import { KINDS, questionsOf } from "../../contract/quiz/questions";
import { readLine, readWords } from "../../contract/quiz/readWords";

export const ATTEMPT = "percobaan-0123456789abcdef";
export const SLUG = "kampuh-dan-serat";

export const sampleEntry: QuizEntry = {
  slug: SLUG,
  title: "Kampuh dan serat",
  summary: "Delapan soal tentang kain dan alat jahit.",
  language: "id",
  questionCount: 8,
  minutes: 20,
  access: "anyone",
  bestPercent: null,
  isPassed: false,
  openAttempt: null,
  isLive: true,
};

export const sampleFront: QuizFront = {
  ...sampleEntry,
  passPercent: 60,
  reveal: "earned",
  attempts: 3,
  attemptsLeft: 2,
  sections: [
    { title: "Kampuh", count: 5 },
    { title: "Menghitung", count: 3 },
  ],
  kinds: [...KINDS],
  mayWrite: false,
  isSignedIn: true,
  done: [{ id: ATTEMPT, number: 1, finishedAt: "2026-11-20T03:12:00.000Z", percent: 50, isPassed: false }],
};

const options = ["Kampuh balik", "Kampuh *terbuka*", "`kampuh sarung`"].map((text, at) => ({
  letter: "ABC"[at] ?? "",
  spans: readLine(text),
}));

/** An attempt with a question of each kind. */
export const sampleAttempt: OpenAttempt = {
  id: ATTEMPT,
  slug: SLUG,
  title: "Kampuh dan serat",
  language: "id",
  isPreview: false,
  isPractice: false,
  questions: KINDS.map((kind, at) => ({
    n: at + 1,
    section: "Kampuh",
    kind,
    blocks: readWords(
      kind === "gaps"
        ? "Keliling sama dengan [[x]], pinggang [[y]] cm."
        : "Kampuh mana untuk `organza`?\n\n```text kain\nserat | lurus\n→ tepi  | ya\n```\n\nꦲꦏ꧀ꦱꦫ",
    ),
    options: ["choice", "choices", "order", "match"].includes(kind) ? options : [],
    lefts: kind === "match" ? ["Rader", "Metlin"].map((text) => readLine(text)) : [],
    unit: kind === "short" ? "cm" : "",
    weight: 1,
  })),
  saved: [
    { n: 1, answer: ["B"], seq: 1, isFlagged: false },
    { n: 2, answer: [], seq: 1, isFlagged: true },
  ],
  secondsLeft: 402,
  minutes: 20,
};

export const sampleReview: Review = {
  id: ATTEMPT,
  slug: SLUG,
  title: "Kampuh dan serat",
  language: "id",
  finishedAt: "2026-11-20T03:12:00.000Z",
  isPreview: false,
  isPractice: false,
  isTimeOver: true,
  isPassed: false,
  percent: 50,
  passPercent: 60,
  rightCount: 1,
  seconds: 543,
  sections: [{ title: "Kampuh", right: 1, of: 3, seconds: 130 }],
  questions: (["right", "partly", "none"] as const).map((mark, at) => ({
    n: at + 1,
    section: "Kampuh",
    mark,
    blocks: readWords("Kampuh mana untuk `organza`?"),
    yours: mark === "none" ? [] : [readLine("Kampuh balik")],
    right: mark === "right" ? null : [readLine("Kampuh `balik`"), readLine("Kampuh sarung")],
    feedback: readWords("Tepinya tertutup.\n\n```\nkain\n```"),
    read: at === 1 ? { label: "Bab 3", href: "/" } : null,
    isFlagged: false,
    points: mark === "right" ? 1 : 0,
    weight: 1,
  })),
  mayPractise: true,
  attemptsLeft: 2,
  isCounted: true,
};

const quiz = Quiz.parse({
  title: "Kampuh dan serat",
  summary: "Delapan soal tentang kain.",
  minutes: 20,
  sections: [
    { id: "s1", title: "Kampuh", questions: KINDS.slice(0, 4).map((kind) => newQuestion(kind, kind, "id")) },
    { id: "s2", title: "Menghitung", draw: 2, questions: KINDS.slice(4).map((kind) => newQuestion(kind, kind, "id")) },
  ],
});

export const sampleDraft: QuizDraft = {
  slug: SLUG,
  content: { id: quiz },
  revision: 3,
  savedAt: "2026-11-20T03:42:00.000Z",
  liveVersion: 2,
  isChanged: true,
  versions: [
    { version: 2, madeAt: "2026-11-19T03:12:00.000Z", attempts: 148, questionCount: 8 },
    { version: 1, madeAt: "2026-11-01T03:12:00.000Z", attempts: 31, questionCount: 6 },
  ],
};

const WARNINGS = ["key", "negative", "hard", "easy", "dead", null] as const;

export const sampleAnalysis: QuizAnalysis = {
  attempts: 148,
  passed: 120,
  averagePercent: 71.4,
  items: questionsOf(quiz).map(({ id, kind, text }, at) => ({
    id,
    title: text,
    kind,
    answers: 148,
    difficulty: 0.31,
    discrimination: at === 1 ? null : -0.08,
    picks: [
      {
        id: "a",
        label: "Kampuh balik",
        isKey: true,
        share: 0.3,
        bottom: 0.33,
        top: 0.25,
        quarters: [0.33, 0.3, 0.28, 0.25],
      },
      { id: "*", label: "*", isKey: false, share: 0.7, bottom: 0.27, top: 0.62, quarters: [0.27, 0.4, 0.5, 0.62] },
    ],
    warning: WARNINGS[at % WARNINGS.length] ?? null,
    about: at % WARNINGS.length === 0 || at % WARNINGS.length === 4 ? "Kampuh sarung" : null,
  })),
};

export const sampleResult: ResultRow = {
  id: ATTEMPT,
  name: "Larasati Puspa",
  email: "larasati@contoh.example",
  number: 1,
  version: 2,
  startedAt: "2026-11-20T03:00:00.000Z",
  finishedAt: "2026-11-20T03:12:00.000Z",
  isTimeOver: true,
  rightCount: 6,
  percent: 75,
  isPassed: true,
};

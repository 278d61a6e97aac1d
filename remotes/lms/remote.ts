import { definePages, defineRemote, defineSlots, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { FEATURE_PATH, LMS_PATH } from "./contract/paths";
import { ATTEMPT_PATH, AUTHOR_PATH, QUIZ_PATH, QUIZZES_PATH, RESULTS_PATH, REVIEW_PATH } from "./contract/quiz/paths";
import { LANGUAGE_NAMES } from "./contract/studio/languages";
import {
  EXERCISE_PATH,
  EXERCISES_PATH,
  STUDIO_ABOUT_PATH,
  STUDIO_EMBED_PATH,
  STUDIO_LIMITS_PATH,
  STUDIO_PATH,
} from "./contract/studio/paths";
import { SUBMISSION_PATH, SUBMISSIONS_PATH } from "./contract/submissions/submissionQuery";

const pages = definePages([
  { id: "lms", paths: [LMS_PATH], load: () => import("./pages/showcase/LmsPage"), texts: "features" },
  { id: "feature", paths: [FEATURE_PATH], load: () => import("./pages/showcase/FeaturePage") },
  { id: "quizzes", paths: [QUIZZES_PATH], load: () => import("./pages/quiz/QuizzesPage"), texts: "quiz" },
  { id: "quiz", paths: [QUIZ_PATH], load: () => import("./pages/quiz/QuizPage"), texts: "quiz" },
  { id: "quiz-attempt", paths: [ATTEMPT_PATH], load: () => import("./pages/quiz/AttemptPage"), texts: "quiz" },
  { id: "quiz-review", paths: [REVIEW_PATH], load: () => import("./pages/quiz/ReviewPage"), texts: "quiz" },
  { id: "quiz-author", paths: [AUTHOR_PATH], load: () => import("./pages/quiz/AuthorPage"), texts: "quizAuthor" },
  { id: "quiz-results", paths: [RESULTS_PATH], load: () => import("./pages/quiz/ResultsPage"), texts: "quizResults" },
  { id: "studio-about", paths: [STUDIO_ABOUT_PATH], load: () => import("./pages/showcase/FeaturePage") },
  { id: "studio", paths: [STUDIO_PATH], load: () => import("./pages/studio/StudioPage"), texts: "studio" },
  {
    id: "studio-embed",
    paths: [STUDIO_EMBED_PATH],
    load: () => import("./pages/studio/EmbedPage"),
    texts: "studio",
    isEmbeddable: true,
  },
  {
    id: "studio-limits",
    paths: [STUDIO_LIMITS_PATH],
    load: () => import("./pages/studio/LimitsPage"),
    texts: "studio",
  },
  {
    id: "exercises",
    paths: [EXERCISES_PATH],
    load: () => import("./pages/studio/ExercisesPage"),
    texts: "studio",
  },
  { id: "exercise", paths: [EXERCISE_PATH], load: () => import("./pages/studio/ExercisePage"), texts: "studio" },
  {
    id: "submissions",
    paths: [SUBMISSIONS_PATH],
    load: () => import("./pages/submissions/SubmissionsPage"),
    texts: "submissions",
  },
  {
    id: "submission",
    paths: [SUBMISSION_PATH],
    load: () => import("./pages/submissions/SubmissionPage"),
    texts: "submissions",
  },
]);

const slots = defineSlots([
  { name: "lms.quiz.v1", load: () => import("./slots/quiz/QuizCard"), texts: "quiz", minHeightRem: 12 },
  { name: "lms.studio.v1", load: () => import("./slots/studio/StudioSlot"), texts: "studio", minHeightRem: 8 },
  { name: "lms.exercise.v1", load: () => import("./slots/studio/ExerciseSlot"), texts: "studio", minHeightRem: 30 },
  { name: "lms.demo-gradebook.v1", load: () => import("./slots/demo/Gradebook"), texts: "demo", minHeightRem: 40 },
  { name: "lms.demo-timetable.v1", load: () => import("./slots/demo/Timetable"), texts: "demo", minHeightRem: 40 },
  { name: "lms.demo-attendance.v1", load: () => import("./slots/demo/Attendance"), texts: "demo", minHeightRem: 40 },
  { name: "lms.demo-report.v1", load: () => import("./slots/demo/Report"), texts: "demo", minHeightRem: 40 },
  { name: "lms.demo-payments.v1", load: () => import("./slots/demo/Payments"), texts: "demo", minHeightRem: 40 },
  { name: "lms.demo-certificate.v1", load: () => import("./slots/demo/Certificate"), texts: "demo", minHeightRem: 40 },
  { name: "lms.demo-quiz.v1", load: () => import("./slots/demo/Quiz"), texts: "demo", minHeightRem: 40 },
  { name: "lms.demo-messages.v1", load: () => import("./slots/demo/Messages"), texts: "demo", minHeightRem: 40 },
  { name: "lms.demo-forum.v1", load: () => import("./slots/demo/Forum"), texts: "demo", minHeightRem: 40 },
  { name: "lms.demo-outline.v1", load: () => import("./slots/demo/Outline"), texts: "demo", minHeightRem: 40 },
  { name: "lms.demo-drill.v1", load: () => import("./slots/demo/Drill"), texts: "demo", minHeightRem: 40 },
  { name: "lms.demo-tracing.v1", load: () => import("./slots/demo/Tracing"), texts: "demo", minHeightRem: 40 },
  { name: "lms.demo-overview.v1", load: () => import("./slots/demo/Overview"), texts: "demo", minHeightRem: 40 },
  { name: "lms.demo-exchange.v1", load: () => import("./slots/demo/Exchange"), texts: "demo", minHeightRem: 40 },
  { name: "lms.room.v1", load: () => import("./slots/submissions/Room"), texts: "submissions", minHeightRem: 0 },
]);

/** What server and browser both have: its texts, its pages and its slots. */
export const remote = defineRemote({
  id: "lms",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  code: { slot: "lms.studio.v1", languages: LANGUAGE_NAMES, texts: "studio", word: "run" },
  texts: {
    features: { id: () => import("./messages/features.id"), en: () => import("./messages/features.en") },
    quiz: { id: () => import("./messages/quiz.id"), en: () => import("./messages/quiz.en") },
    quizAuthor: { id: () => import("./messages/quizAuthor.id"), en: () => import("./messages/quizAuthor.en") },
    quizResults: { id: () => import("./messages/quizResults.id"), en: () => import("./messages/quizResults.en") },
    demo: { id: () => import("./messages/demo.id"), en: () => import("./messages/demo.en") },
    studio: { id: () => import("./messages/studio.id"), en: () => import("./messages/studio.en") },
    submissions: { id: () => import("./messages/submissions.id"), en: () => import("./messages/submissions.en") },
  },
  pages,
  slots,
});

import { defineServer } from "@serambi/kernel/server";

import { quizHosts } from "./api/quiz/quizHosts";
import { parts } from "./api/search";
import { exerciseHosts } from "./api/studio/exerciseHosts";
import { sitemap } from "./api/sitemap";
import { giftDocument, itemsDocument, resultsDocument } from "./documents/quiz/quizFiles.server";
import { quizPages } from "./pages/quiz/quizPages.server";
import { featureLoader } from "./pages/showcase/feature.server";
import { lmsLoader } from "./pages/showcase/lms.server";
import { aboutLoader } from "./pages/studio/about.server";
import { embedLoader } from "./pages/studio/embed.server";
import { exerciseLoader } from "./pages/studio/exercise.server";
import { exercisesLoader } from "./pages/studio/exercises.server";
import { limitsLoader } from "./pages/studio/limits.server";
import { studioLoader } from "./pages/studio/studio.server";
import { sayOfSubmission, submissionLoader } from "./pages/submissions/submission.server";
import { submissionsLoader } from "./pages/submissions/submissions.server";
import { remote } from "./remote";
import { demoSlots } from "./slots/demo/demoSlots.server";
import { quizSlot } from "./slots/quiz/quiz.server";
import { exerciseSlot } from "./slots/studio/exercise.server";
import { studioSlot } from "./slots/studio/studio.server";
import { roomSlot } from "./slots/submissions/room.server";

const TEACHERS = ["role:superadmin,admin,mentor,teacher"];

/** What only the server has: loaders, what is found, and the calls that they make. */
export const server = defineServer(remote, {
  pages: {
    lms: { loader: lmsLoader },
    feature: { loader: featureLoader },
    "studio-about": { loader: aboutLoader },
    studio: { loader: studioLoader },
    "studio-embed": { loader: embedLoader },
    "studio-limits": { loader: limitsLoader },
    exercises: { loader: exercisesLoader },
    exercise: { loader: exerciseLoader },
    submissions: { loader: submissionsLoader, middleware: TEACHERS },
    submission: { loader: submissionLoader, action: sayOfSubmission, middleware: TEACHERS },
    ...quizPages,
  },
  slots: {
    "lms.quiz.v1": quizSlot,
    "lms.studio.v1": studioSlot,
    "lms.exercise.v1": exerciseSlot,
    "lms.room.v1": roomSlot,
    ...demoSlots,
  },
  documents: [giftDocument, resultsDocument, itemsDocument],
  sitemap,
  search: { kinds: {}, parts },
  hosts: [
    { host: "services", method: "GET", path: ":app/cms/app/setting/lms" },
    { host: "auth", method: "GET", path: "user/detail" },
    ...exerciseHosts,
    ...quizHosts,
  ],
});

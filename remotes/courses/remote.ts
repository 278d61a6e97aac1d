import { defineRemote, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { CERTIFICATE_PATH } from "./contract/learning/certificatePath";
import { CHAPTER_PATHS } from "./contract/learning/chapterPaths";
import {
  CATALOGUE_PATHS,
  COMPETENCE_PATH,
  COURSE_PATHS,
  OVERVIEW_PATH,
  PREMIUM_COURSE_PATH,
  PREMIUM_PATH,
  VIDEO_PATH,
} from "./contract/paths";
import { texts } from "./messages/texts";
import { pesilatPages } from "./pages/pesilat/pesilatPages";
import { programPages } from "./pages/programs/programPages";
import { programSlots } from "./slots/programs/programSlots";

/** What server and browser both have: texts, pages, slots. */
export const remote = defineRemote({
  id: "courses",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  texts,
  pages: [
    { id: "premium", paths: [PREMIUM_PATH], load: () => import("./pages/learning/PremiumPage") },
    {
      id: "premium-course",
      paths: [PREMIUM_COURSE_PATH],
      texts: "learning",
      load: () => import("./pages/learning/PremiumCoursePage"),
    },
    { id: "chapter", paths: CHAPTER_PATHS, texts: "learning", load: () => import("./pages/learning/PlayerPage") },
    {
      id: "certificate",
      paths: [CERTIFICATE_PATH],
      texts: "learning",
      load: () => import("./pages/learning/CertificatePage"),
    },
    { id: "catalogue", paths: CATALOGUE_PATHS, load: () => import("./pages/CataloguePage") },
    { id: "competence", paths: [COMPETENCE_PATH], load: () => import("./pages/CompetencePage") },
    { id: "course", paths: COURSE_PATHS, load: () => import("./pages/CoursePage") },
    { id: "overview", paths: [OVERVIEW_PATH], load: () => import("./pages/OverviewPage") },
    { id: "video", paths: [VIDEO_PATH], texts: "webinars", load: () => import("./pages/VideoPage") },
    ...pesilatPages,
    ...programPages,
  ],
  slots: [
    { name: "courses.featured.v1", load: () => import("./slots/FeaturedCourses"), minHeightRem: 30 },
    { name: "courses.compare.v1", load: () => import("./slots/ComparedCourses"), minHeightRem: 30 },
    // Whoever has begun nothing sees nothing: no room is kept.
    {
      name: "courses.continue.v1",
      texts: "learning",
      load: () => import("./slots/learning/ContinueLearning"),
      minHeightRem: 0,
    },
    { name: "courses.room.v1", texts: "room", load: () => import("./slots/room/Room"), minHeightRem: 40 },
    ...programSlots,
  ],
});

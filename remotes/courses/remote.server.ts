import { defineServer } from "@serambi/kernel/server";

import { classHosts } from "./api/classHosts";
import { pesilatHosts } from "./api/pesilat/pesilatHosts";
import { programHosts } from "./api/programs/programHosts";
import { search } from "./api/search.server";
import { sitemap } from "./api/sitemap";
import { certificateDocument } from "./documents/certificate.server";
import { catalogueLoader } from "./pages/catalogue.server";
import { competenceLoader } from "./pages/competence.server";
import { courseLoader, enrolAction } from "./pages/course.server";
import { certificateLoader } from "./pages/learning/certificate.server";
import { chapterLoader } from "./pages/learning/chapter.server";
import { premiumLoader } from "./pages/learning/premium.server";
import { premiumCourseLoader } from "./pages/learning/premiumCourse.server";
import { overviewLoader } from "./pages/overview.server";
import { pesilatServerPages } from "./pages/pesilat/pesilatPages.server";
import { programServerPages } from "./pages/programs/programPages.server";
import { videoLoader } from "./pages/video.server";
import { remote } from "./remote";
import { comparedSlot } from "./slots/compared.server";
import { featuredSlot } from "./slots/featured.server";
import { continueSlot } from "./slots/learning/continue.server";
import { roomSlot } from "./slots/room/room.server";
import { programServerSlots } from "./slots/programs/programSlots.server";

/** What only the server has: loaders, certificates as files, search, sitemap, and the calls that are made. */
export const server = defineServer(remote, {
  pages: {
    catalogue: { loader: catalogueLoader },
    competence: { loader: competenceLoader },
    course: { loader: courseLoader, action: enrolAction },
    overview: { loader: overviewLoader },
    video: { loader: videoLoader },
    premium: { loader: premiumLoader },
    "premium-course": { loader: premiumCourseLoader },
    chapter: { loader: chapterLoader },
    certificate: { loader: certificateLoader },
    ...pesilatServerPages,
    ...programServerPages,
  },
  slots: {
    "courses.featured.v1": featuredSlot,
    "courses.compare.v1": comparedSlot,
    "courses.continue.v1": continueSlot,
    "courses.room.v1": roomSlot,
    ...programServerSlots,
  },
  documents: [certificateDocument],
  sitemap,
  search,
  hosts: [...classHosts, ...programHosts, ...pesilatHosts],
});

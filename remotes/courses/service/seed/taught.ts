import { classes as bootcampClasses } from "./classes/bootcamp";
import { classes as codingSchoolClasses } from "./classes/coding-school";
import { classes as demoClasses } from "./classes/demo";
import { classes as festivalClasses } from "./classes/festival";
import { classes as foundationClasses } from "./classes/foundation";
import { classes as governmentClasses } from "./classes/government";
import { classes as mainClasses } from "./classes/main";
import { classes as pesilatClasses } from "./classes/pesilat";
import { premiumCourses } from "./courses";
import { withCourses } from "./courses/assembleCourses";
import { demoPrograms } from "./programs/demo";
import { foundationPrograms } from "./programs/foundation";
import { mainPrograms } from "./programs/main";
import { pesilatPrograms } from "./programs/pesilat";
import { withDetails } from "./programs/withDetails";
import { bootcampReviews } from "./reviews/bootcamp";
import { codingSchoolReviews } from "./reviews/coding-school";
import { demoReviews } from "./reviews/demo";
import { foundationReviews } from "./reviews/foundation";
import { mainReviews } from "./reviews/main";
import { withReviews } from "./reviews/withReviews";
import { womenInTechReviews } from "./reviews/women-in-tech";
import { learnersOf } from "./seedLearners";
import type { SeedClassFile } from "./types";
import { demoWebinars } from "./webinars/demo";
import { foundationWebinars } from "./webinars/foundation";
import { mainWebinars } from "./webinars/main";
import { mediaWebinars } from "./webinars/media";
import { withTasks } from "./withTasks";
import { withWebinars } from "./webinars/withWebinars";

const main = withWebinars("main", mainWebinars, withDetails(mainPrograms, withReviews(mainReviews, mainClasses)));

/** What the sites of a new database teach, by the tenant's key. */
export const taught = (): Readonly<Record<string, SeedClassFile>> =>
  Object.fromEntries(
    Object.entries(classFiles()).map(([site, file]) => [
      site,
      { ...withTasks(site, file), learners: learnersOf(site) },
    ]),
  );

const classFiles = (): Readonly<Record<string, SeedClassFile>> => ({
  main,
  // Developer sites show the main brand's.
  dev: main,
  staging: main,
  foundation: withWebinars(
    "foundation",
    foundationWebinars,
    withDetails(foundationPrograms, withReviews(foundationReviews, foundationClasses)),
  ),
  demo: withWebinars(
    "demo",
    demoWebinars,
    withDetails(demoPrograms, withReviews(demoReviews, withCourses("demo", premiumCourses.demo, demoClasses))),
  ),
  "coding-school": withReviews(codingSchoolReviews, codingSchoolClasses),
  media: withWebinars("media", mediaWebinars, { programs: [], classes: [] }),
  festival: festivalClasses,
  bootcamp: withReviews(bootcampReviews, withCourses("bootcamp", premiumCourses.bootcamp, bootcampClasses)),
  government: governmentClasses,
  alumni: withCourses("alumni", premiumCourses.alumni),
  pesilat: withDetails(pesilatPrograms, pesilatClasses),
  "creative-academy": withCourses("creative-academy", premiumCourses["creative-academy"]),
  "women-in-tech": withReviews(womenInTechReviews, withCourses("women-in-tech", premiumCourses["women-in-tech"])),
  "open-library": withCourses("open-library", premiumCourses["open-library"]),
});

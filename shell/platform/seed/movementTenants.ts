import { classes as pesilatClasses } from "./classes/pesilat";
import { premiumCourses } from "./courses";
import { withCourses } from "./courses/assembleCourses";
import { pesilatPrograms } from "./programs/pesilat";
import { withDetails } from "./programs/withDetails";
import { womenInTechReviews } from "./reviews/women-in-tech";
import { withReviews } from "./reviews/withReviews";
import { site as creativeAcademy } from "./sites/creative-academy";
import { site as pesilat } from "./sites/pesilat";
import { site as schoolLeague } from "./sites/school-league";
import { site as womenInTech } from "./sites/women-in-tech";
import type { SeedTenant } from "./types";

const NO_CLASSES = { programs: [], classes: [] };

/** The movement sites. */
export const movementTenants: readonly SeedTenant[] = [
  { site: schoolLeague, classes: NO_CLASSES },
  { site: pesilat, classes: withDetails(pesilatPrograms, pesilatClasses) },
  { site: creativeAcademy, classes: withCourses("creative-academy", premiumCourses["creative-academy"]) },
  {
    site: womenInTech,
    classes: withReviews(womenInTechReviews, withCourses("women-in-tech", premiumCourses["women-in-tech"])),
  },
];

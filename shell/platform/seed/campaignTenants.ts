import { classes as bootcampClasses } from "./classes/bootcamp";
import { classes as festivalClasses } from "./classes/festival";
import { premiumCourses } from "./courses";
import { withCourses } from "./courses/assembleCourses";
import { bootcampReviews } from "./reviews/bootcamp";
import { withReviews } from "./reviews/withReviews";
import { site as bootcamp } from "./sites/bootcamp";
import { site as careerDay } from "./sites/career-day";
import { site as festival } from "./sites/festival";
import { site as hackathon } from "./sites/hackathon";
import type { SeedTenant } from "./types";

/** For sites without classes. */
const classes = { programs: [], classes: [] };

/** The campaign sites. */
export const campaignTenants: readonly SeedTenant[] = [
  { site: festival, classes: festivalClasses },
  { site: hackathon, classes },
  {
    site: bootcamp,
    classes: withReviews(bootcampReviews, withCourses("bootcamp", premiumCourses.bootcamp, bootcampClasses)),
  },
  { site: careerDay, classes },
];

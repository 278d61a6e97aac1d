import { premiumCourses } from "./courses";
import { withCourses } from "./courses/assembleCourses";
import { site as defaultSite } from "./sites/default";
import { site as openLibrarySite } from "./sites/open-library";
import { site as scholarshipSite } from "./sites/scholarship";
import type { SeedTenant } from "./types";

/** The public sites. */
export const publicTenants: readonly SeedTenant[] = [
  { site: scholarshipSite, classes: { programs: [], classes: [] } },
  { site: openLibrarySite, classes: withCourses("open-library", premiumCourses["open-library"]) },
  { site: defaultSite, classes: { programs: [], classes: [] } },
];

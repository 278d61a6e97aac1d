import { premiumCourses } from "./courses";
import { withCourses } from "./courses/assembleCourses";
import { site as alumniSite } from "./sites/alumni";
import { site as mentorNetworkSite } from "./sites/mentor-network";
import { site as talentSite } from "./sites/talent";
import { site as teacherFellowshipSite } from "./sites/teacher-fellowship";
import type { SeedTenant } from "./types";

/** The community sites. */
export const communityTenants: readonly SeedTenant[] = [
  { site: talentSite, classes: { programs: [], classes: [] } },
  { site: mentorNetworkSite, classes: { programs: [], classes: [] } },
  { site: teacherFellowshipSite, classes: { programs: [], classes: [] } },
  { site: alumniSite, classes: withCourses("alumni", premiumCourses.alumni) },
];

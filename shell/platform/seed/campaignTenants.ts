import { site as bootcamp } from "./sites/bootcamp";
import { site as careerDay } from "./sites/career-day";
import { site as festival } from "./sites/festival";
import { site as hackathon } from "./sites/hackathon";
import type { SeedTenant } from "./types";

/** These sites have no classes yet. */
const classes = { programs: [], classes: [] };

/** The campaign sites. */
export const campaignTenants: readonly SeedTenant[] = [
  { site: festival, classes },
  { site: hackathon, classes },
  { site: bootcamp, classes },
  { site: careerDay, classes },
];

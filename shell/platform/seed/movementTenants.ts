import { site as creativeAcademy } from "./sites/creative-academy";
import { site as pesilat } from "./sites/pesilat";
import { site as schoolLeague } from "./sites/school-league";
import { site as womenInTech } from "./sites/women-in-tech";
import type { SeedTenant } from "./types";

const NO_CLASSES = { programs: [], classes: [] };

/** The movement sites. */
export const movementTenants: readonly SeedTenant[] = [
  { site: schoolLeague, classes: NO_CLASSES },
  { site: pesilat, classes: NO_CLASSES },
  { site: creativeAcademy, classes: NO_CLASSES },
  { site: womenInTech, classes: NO_CLASSES },
];

import { site as defaultSite } from "./sites/default";
import { site as openLibrarySite } from "./sites/open-library";
import { site as scholarshipSite } from "./sites/scholarship";
import type { SeedTenant } from "./types";

/** The public sites. */
export const publicTenants: readonly SeedTenant[] = [
  { site: scholarshipSite, classes: { programs: [], classes: [] } },
  { site: openLibrarySite, classes: { programs: [], classes: [] } },
  { site: defaultSite, classes: { programs: [], classes: [] } },
];

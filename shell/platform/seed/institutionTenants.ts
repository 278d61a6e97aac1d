import { classes as governmentClasses } from "./classes/government";
import { site as campus } from "./sites/campus";
import { site as corporate } from "./sites/corporate";
import { site as government } from "./sites/government";
import { site as programme } from "./sites/programme";
import type { SeedTenant } from "./types";

/** The institution sites. */
export const institutionTenants: readonly SeedTenant[] = [
  { site: government, classes: governmentClasses },
  { site: campus, classes: { programs: [], classes: [] } },
  { site: corporate, classes: { programs: [], classes: [] } },
  { site: programme, classes: { programs: [], classes: [] } },
];

import { site as mediaSite } from "./sites/media";
import { site as metamorfosaSite } from "./sites/metamorfosa";
import { site as innovationSite } from "./sites/innovation";
import { site as aksaraSite } from "./sites/aksara";
import type { SeedTenant } from "./types";
import { mediaWebinars } from "./webinars/media";
import { withWebinars } from "./webinars/withWebinars";

const NO_CLASSES = { programs: [], classes: [] };

/** The press sites. */
export const pressTenants: readonly SeedTenant[] = [
  { site: mediaSite, classes: withWebinars("media", mediaWebinars, NO_CLASSES) },
  { site: metamorfosaSite, classes: NO_CLASSES },
  { site: innovationSite, classes: NO_CLASSES },
  { site: aksaraSite, classes: NO_CLASSES },
];

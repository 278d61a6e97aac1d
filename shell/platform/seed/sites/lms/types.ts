import type { SeedSite } from "../../types";

/** What `seed/sites/lms/<tenant>Lms.ts` exports: the LMS as the site presents it. */
export type SeedLms = NonNullable<NonNullable<SeedSite["pages"]>["lms"]>;
export type SeedFeature = SeedLms["features"][number];

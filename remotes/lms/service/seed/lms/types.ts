import type * as z from "zod/mini";

import type { LmsSetting } from "../../../contract/hosts/lms";

/** What `seed/lms/<tenant>Lms.ts` exports: the LMS as the site presents it. */
export type SeedLms = z.input<typeof LmsSetting>;
export type SeedFeature = SeedLms["features"][number];

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const ScheduleProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** `weight`: how much of the rule a step takes, 2 to 5. */
  steps: z
    .array(z.object({ when: z.string(), text: z.string(), weight: z.int().check(z.minimum(2), z.maximum(5)) }))
    .check(z.minLength(2)),
  actions: z.optional(z.array(SiteLink)),
});
export type ScheduleProps = z.infer<typeof ScheduleProps>;

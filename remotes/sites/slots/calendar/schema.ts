import { CLASS_STATES } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { IsoDate } from "../../contract/IsoDate";
import { Href } from "../../contract/SiteLink";

export const CalendarProps = z.object({
  anchor: Anchor,
  title: z.string(),
  intro: z.string(),
  /** First month that is shown, `2027-01`. */
  from: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
  /** How many months are shown; 6 unless said. */
  months: z.optional(z.int().check(z.minimum(2), z.maximum(12))),
  intakes: z
    .array(
      z.object({
        name: z.string(),
        state: z.enum(CLASS_STATES),
        startsOn: IsoDate,
        endsOn: IsoDate,
        /** Seats left, or when registration opens. */
        note: z.string(),
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
});
export type CalendarProps = z.infer<typeof CalendarProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href } from "../../contract/SiteLink";

export const EntryHoursProps = z.object({
  anchor: Anchor,
  title: z.string(),
  columns: z.object({ time: z.string(), who: z.string(), filled: z.string(), left: z.string() }),
  hours: z
    .array(
      z.object({
        time: z.string(),
        who: z.string(),
        /** In percent. */
        filled: z.int().check(z.minimum(0), z.maximum(100)),
        /** What is left, in words; without an address nothing is. */
        left: z.string(),
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
  note: z.optional(z.string()),
});
export type EntryHoursProps = z.infer<typeof EntryHoursProps>;

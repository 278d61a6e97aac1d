import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

const at = {
  east: z.number().check(z.minimum(94), z.maximum(142)),
  north: z.number().check(z.minimum(-11), z.maximum(7)),
};

export const HeroAtlasProps = z.object({
  anchor: Anchor,
  title: z.string(),
  lede: z.string(),
  /** Says what the map shows to those who do not see it. */
  mapLabel: z.string(),
  seas: z.optional(z.array(z.object({ name: z.string(), ...at }))),
  places: z
    .array(
      z.object({
        name: z.string(),
        ...at,
        cohort: z.int().check(z.minimum(1), z.maximum(8)),
        /** On which side its name stands; missing: it has a dot alone. */
        label: z.optional(z.enum(["left", "right"])),
      }),
    )
    .check(z.minLength(1)),
  choice: z.object({
    label: z.string(),
    all: z.string(),
    count: z.string(),
    /** From the first; each lights its own places. */
    years: z.array(z.string()).check(z.minLength(1), z.maxLength(8)),
  }),
});
export type HeroAtlasProps = z.infer<typeof HeroAtlasProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

const Entry = z.object({
  /** What is learnt here. */
  code: z.string(),
  name: z.string(),
  /** What it counts as there; missing: nothing, and `without` says why. */
  counterpart: z.optional(z.object({ code: z.string(), name: z.string() })),
  without: z.optional(z.string()),
  credits: z.optional(z.int().check(z.positive())),
});

export const HeroTranscriptProps = z.object({
  anchor: Anchor,
  title: z.string(),
  lede: z.string(),
  /** Over the tabs. */
  label: z.string(),
  columns: z.object({ here: z.string(), there: z.string(), credits: z.string() }),
  total: z.string(),
  sheets: z
    .array(
      z.object({
        tab: z.string(),
        head: z.tuple([z.string(), z.string()]),
        side: z.tuple([z.string(), z.string()]),
        entries: z.array(Entry).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1), z.maxLength(4)),
  notes: z.optional(z.array(z.string())),
});
export type HeroTranscriptProps = z.infer<typeof HeroTranscriptProps>;

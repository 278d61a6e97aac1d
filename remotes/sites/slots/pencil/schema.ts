import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

const hours = z.int().check(z.nonnegative());

const Line = z.object({
  text: z.string(),
  /** Struck out, or written in; missing: it stayed. */
  change: z.optional(z.enum(["cut", "added"])),
  /** As it was taught; missing where it was cut. */
  hours: z.optional(hours),
  /** As it was asked for, where that differs. */
  hoursBefore: z.optional(hours),
  /** The reason, in the margin. */
  remark: z.optional(z.string()),
});
export type Line = z.infer<typeof Line>;

export const PencilProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  sheet: z.object({
    title: z.string(),
    /** Whose, which draft, when. */
    note: z.string(),
    lines: z.array(Line).check(z.minLength(1)),
    total: z.string(),
  }),
  steps: z.array(z.object({ when: z.string(), title: z.string(), text: z.string() })).check(z.minLength(1)),
});
export type PencilProps = z.infer<typeof PencilProps>;

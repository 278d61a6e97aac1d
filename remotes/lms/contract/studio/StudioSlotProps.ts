import * as z from "zod/mini";

import { MAX_PROGRAM_LENGTH } from "./Program";

const code = z.string().check(z.maxLength(MAX_PROGRAM_LENGTH));

/** A program in a page of others. */
export const StudioSlotProps = z.object({
  /** As a block of code names it; what the studio does not run is shown to be read. */
  language: z.string().check(z.maxLength(40)),
  code: z.optional(code),
  /** The same, by the name that lessons have for it. */
  starter: z.optional(code),
  title: z.optional(z.string().check(z.maxLength(300))),
  /** By which what a learner writes is kept; without it, by what the program begins with. */
  exerciseId: z.optional(z.string().check(z.maxLength(300))),
  /** The program stands in the page already: only what comes of it is shown, and it runs at once. */
  isAttending: z.optional(z.boolean()),
});
export type StudioSlotProps = z.infer<typeof StudioSlotProps>;

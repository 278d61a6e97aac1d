import * as z from "zod/mini";

import { SiteLink } from "../../contract/SiteLink";

/** A word that fills the width: beyond seven letters none would be large enough to show what it does. */
const Word = z.object({
  text: z.string().check(z.regex(/^\p{L}{3,7}$/u)),
  /** Id of the work that the word leads to; missing: the word leads nowhere. */
  work: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))),
});

export const HeroAxesProps = z.object({
  /** The first presses, the second stretches, the third swings. */
  words: z.tuple([Word, Word, Word]),
  text: z.string(),
  action: z.optional(SiteLink),
  /** Under the action: until when. */
  deadline: z.optional(z.string()),
});
export type HeroAxesProps = z.infer<typeof HeroAxesProps>;

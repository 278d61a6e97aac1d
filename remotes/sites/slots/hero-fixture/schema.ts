import * as z from "zod/mini";

import { SiteLink } from "../../contract/SiteLink";

export const HeroFixtureProps = z.object({
  /** What meets here, for those who do not see the board: it is read before the two names. */
  title: z.string(),
  home: z.string(),
  /** The word between the two, read and not shown. */
  against: z.string(),
  away: z.string(),
  time: z.string(),
  day: z.string(),
  facts: z.array(z.object({ label: z.string(), text: z.string() })).check(z.minLength(1), z.maxLength(3)),
  action: z.optional(SiteLink),
});
export type HeroFixtureProps = z.infer<typeof HeroFixtureProps>;

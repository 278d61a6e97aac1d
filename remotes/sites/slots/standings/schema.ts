import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

const Count = z.int().check(z.minimum(0));

export const StandingsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  intro: z.string(),
  /** What the table shows, for those who do not see the heading beside it. */
  caption: z.string(),
  columns: z.object({
    team: z.string(),
    played: z.string(),
    won: z.string(),
    drawn: z.string(),
    lost: z.string(),
    form: z.string(),
    points: z.string(),
  }),
  /** In the order of their rank. */
  teams: z
    .array(
      z.object({
        name: z.string(),
        pennant: Picture,
        played: Count,
        won: Count,
        drawn: Count,
        lost: Count,
        /** The last matches, the latest last. */
        form: z.array(z.enum(["won", "drawn", "lost"])),
        points: Count,
      }),
    )
    .check(z.minLength(2)),
  /** A row kept free for whoever is not in the table yet. */
  invitation: z.optional(SiteLink),
});
export type StandingsProps = z.infer<typeof StandingsProps>;
export type Outcome = StandingsProps["teams"][number]["form"][number];

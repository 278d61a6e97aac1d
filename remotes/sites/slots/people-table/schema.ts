import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href, SiteLink } from "../../contract/SiteLink";

export const PeopleTableProps = z.object({
  anchor: Anchor,
  title: z.string(),
  intro: z.string(),
  /** What the table lists; heard, not seen. */
  caption: z.string(),
  columns: z.object({ name: z.string(), trade: z.string(), work: z.string(), free: z.string() }),
  people: z
    .array(
      z.object({
        name: z.string(),
        place: z.string(),
        picture: Picture,
        trade: z.string(),
        work: z.string(),
        /** When this person is free: a word or a day. */
        free: z.string(),
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
  more: z.optional(SiteLink),
});
export type PeopleTableProps = z.infer<typeof PeopleTableProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { LocalPath } from "../../contract/SiteLink";

export const PassOnProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  cloth: Picture,
  /** Who passed it on to whom, year by year; the last is still to come. */
  chain: z.array(z.object({ year: z.string(), text: z.string() })).check(z.minLength(2)),
  give: z.object({
    title: z.string(),
    amounts: z.array(z.object({ amountIdr: z.int().check(z.positive()), text: z.string() })).check(z.minLength(2)),
    /** Which amount is chosen at first, counted from 0; missing: the first. */
    chosen: z.optional(z.int().check(z.gte(0))),
    /** Path of the page that takes the gift: it is opened with `choice` or `amount`, and `anonymous` where no name is to be told. */
    href: LocalPath,
    /** Labels of the field for another amount, and of the box for a gift without a name. */
    other: z.string(),
    anonymous: z.string(),
    button: z.string(),
    note: z.optional(z.string()),
  }),
});
export type PassOnProps = z.infer<typeof PassOnProps>;

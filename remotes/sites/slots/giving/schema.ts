import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { LocalPath, SiteLink } from "../../contract/SiteLink";

export const GivingProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** Name of the choice; heard, not seen. */
  legend: z.string(),
  /** Whole Rupiah, and what that pays for. */
  amounts: z
    .array(z.object({ amountIdr: z.int().check(z.positive()), text: z.string() }))
    .check(z.minLength(1), z.maxLength(4)),
  /** Which of the amounts is chosen at first, from 0; the first unless said. */
  chosen: z.optional(z.int().check(z.nonnegative())),
  /** Path of the page that takes the gift: it is opened with the amount in its query (`choice`). */
  href: LocalPath,
  /** What happens after the button. */
  note: z.optional(z.string()),
  other: z.optional(SiteLink),
  picture: Picture,
});
export type GivingProps = z.infer<typeof GivingProps>;

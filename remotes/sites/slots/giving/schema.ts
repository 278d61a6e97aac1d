import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const GivingProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** Name of the choice; heard, not seen. */
  legend: z.string(),
  /** Whole Rupiah, and what that pays for. */
  amounts: z.array(z.object({ amountIdr: z.int().check(z.positive()), text: z.string() })).check(z.minLength(1)),
  /** Which of the amounts is chosen at first, from 0; the first unless said. */
  chosen: z.optional(z.int().check(z.nonnegative())),
  /** Where a gift is announced; the answer tells how to pay. */
  email: z.email(),
  /** What happens after the button. */
  note: z.optional(z.string()),
  other: z.optional(SiteLink),
  picture: Picture,
});
export type GivingProps = z.infer<typeof GivingProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href } from "../../contract/SiteLink";

export const CallNumbersProps = z.object({
  anchor: Anchor,
  title: z.string(),
  rows: z
    .array(
      z.object({
        number: z.string(),
        title: z.string(),
        text: z.string(),
        href: Href,
        /** At the end of the row: an address, a length. */
        fact: z.optional(z.string()),
      }),
    )
    .check(z.minLength(1)),
});
export type CallNumbersProps = z.infer<typeof CallNumbersProps>;

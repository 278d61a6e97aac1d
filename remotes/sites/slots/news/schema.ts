import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { IsoDate } from "../../contract/IsoDate";
import { Href } from "../../contract/SiteLink";

export const NewsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  lead: z.object({
    title: z.string(),
    text: z.string(),
    date: IsoDate,
    /** Time to read it. */
    minutes: z.int().check(z.positive()),
    href: z.optional(Href),
  }),
  rest: z.optional(z.array(z.object({ title: z.string(), date: IsoDate, href: z.optional(Href) }))),
});
export type NewsProps = z.infer<typeof NewsProps>;

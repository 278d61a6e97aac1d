import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Portrait } from "../../contract/Portrait";
import { SiteLink } from "../../contract/SiteLink";

export const HeroYearbookProps = z.object({
  anchor: Anchor,
  /** The running head of the left page. */
  running: z.string(),
  title: z.string(),
  lede: z.string(),
  action: z.optional(SiteLink),
  /** What the book is bound in. */
  binding: Picture,
  /** Six fill the right page: what was written then, and the line that came after it. */
  faces: z
    .array(z.object({ name: z.string(), once: z.string(), now: z.string(), portrait: Portrait }))
    .check(z.minLength(2), z.maxLength(9)),
  /** The numbers of the two pages. */
  folios: z.tuple([z.string(), z.string()]),
});
export type HeroYearbookProps = z.infer<typeof HeroYearbookProps>;

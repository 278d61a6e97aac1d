import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const AuditsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  cover: z.object({ title: z.string(), note: z.string(), picture: Picture }),
  /** The opinion of each year; `isQualified`: the auditor found something. */
  years: z
    .array(z.object({ year: z.int(), opinion: z.string(), isQualified: z.optional(z.boolean()), note: z.string() }))
    .check(z.minLength(1)),
  /** The way to the reports. */
  link: z.optional(SiteLink),
});
export type AuditsProps = z.infer<typeof AuditsProps>;

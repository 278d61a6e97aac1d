import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const HeroClimbProps = z.object({
  anchor: Anchor,
  /** May take several lines. */
  title: z.string(),
  lede: z.string(),
  /** The first is the button. */
  actions: z.optional(z.array(SiteLink)),
  /** What the bars are cut from. */
  cloth: Picture,
  /** Anchor of the section that tells of each bar: its parts are numbered from 1. */
  leadsTo: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  bars: z
    .array(
      z.object({
        value: z.number().check(z.positive()),
        /** Says what the bar is to those who do not see it. */
        label: z.string(),
        tone: z.optional(z.enum(["peak", "rest"])),
      }),
    )
    .check(z.minLength(3), z.maxLength(16)),
  caption: z.string(),
});
export type HeroClimbProps = z.infer<typeof HeroClimbProps>;
